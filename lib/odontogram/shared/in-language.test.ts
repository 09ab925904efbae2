import { expect, test } from 'vitest';
import { charted, planned, SMALL_CATALOG } from '@/lib/testing/charted';
import type { Catalog } from './chart-data';
import { inLanguageOf } from './in-language';

/** What it suggests for holes and for stains. */
const suggesting = (...treatments: readonly (string | null)[]): Catalog => ({
  ...SMALL_CATALOG,
  findings: SMALL_CATALOG.findings.map((kind, index) => ({
    ...kind,
    suggestedTreatment: treatments[index] ?? null,
  })),
});

function named(catalog: Catalog, other: Catalog, ...names: readonly string[]) {
  const procedure = planned({ name: 'Relleno', clinicalProcedureId: 'p1' });
  const plannedItems = [...names.map((name) => planned({ name })), procedure];
  const findings = [charted({ catalogFindingId: 'post', plannedItems })];
  return inLanguageOf(catalog, [other], findings)[0]?.plannedItems.map(({ name }) => name);
}

test('what the catalog suggests is said in the other language, and nothing else is', () => {
  const [ours, theirs] = [suggesting('Filling', 'Polish'), suggesting('Relleno', 'Pulido')];
  const names = ['Relleno', 'Pulido', 'Relleno grande'];
  expect(named(ours, theirs, ...names)).toEqual(['Filling', 'Polish', 'Relleno grande', 'Relleno']);
});

test('what has no word, or several, stays', () => {
  const theirs = suggesting('Relleno', 'Relleno');
  expect(named(suggesting(null), theirs, 'Relleno')).toEqual(['Relleno', 'Relleno']);
  expect(named(suggesting('Filling', 'Inlay'), theirs, 'Relleno')).toEqual(['Relleno', 'Relleno']);
  expect(named(suggesting('Filling', 'Filling'), theirs, 'Relleno')).toEqual([
    'Filling',
    'Relleno',
  ]);
});
