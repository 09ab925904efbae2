import { expect, test } from 'vitest';
import { charted, planned, SMALL_CATALOG } from '@/lib/testing/charted';
import type { Catalog } from '../chart-data';
import { inLanguageOf } from './in-language';

const suggesting = (treatment: string | null): Catalog => ({
  ...SMALL_CATALOG,
  findings: SMALL_CATALOG.findings.map((kind) =>
    kind.id === 'hole' ? { ...kind, suggestedTreatment: treatment } : kind,
  ),
});
const named = (catalog: Catalog, ...names: string[]) => {
  const plannedItems = [
    ...names.map((name) => planned({ name })),
    planned({ name: 'Relleno', clinicalProcedureId: 'p1' }),
  ];
  const findings = [
    charted({ plannedItems }),
    charted({ catalogFindingId: 'stain', plannedItems: [planned({ name: 'Relleno' })] }),
  ];
  return inLanguageOf(catalog, [suggesting('Relleno')], findings).map((finding) =>
    finding.plannedItems.map(({ name }) => name),
  );
};

test('what the catalog suggested is said in the other language, and nothing else is', () => {
  expect(named(suggesting('Filling'), 'Relleno', 'Relleno grande')).toEqual([
    ['Filling', 'Relleno grande', 'Relleno'],
    ['Relleno'],
  ]);
});

test('what the other catalog has no word for stays', () => {
  expect(named(suggesting(null), 'Relleno')).toEqual([['Relleno', 'Relleno'], ['Relleno']]);
});
