import { expect, test } from 'vitest';
import { charted, planned, SMALL_CATALOG } from '@/lib/testing/charted';
import type { CatalogFinding } from './shared/chart-data';
import { tellsEvolution } from './tells-evolution';

const [hole] = SMALL_CATALOG.findings as [CatalogFinding];
const treated = { ...hole, suggestedTreatment: 'Relleno' };

test.each([
  ['what only describes a mouth', charted(), hole, false],
  ['what the catalog suggests a treatment for', charted(), treated, true],
  ['what somebody planned something for', charted({ plannedItems: [planned()] }), hole, true],
  ['what is planned but could not be read', charted({ unreadableItems: 1 }), hole, true],
  ['what somebody gave another evolution', charted({ evolution: 'done' }), hole, true],
  ['an evolution that nobody knows', charted({ evolution: 'frozen' }), hole, true],
  ['what the catalog does not have', charted(), undefined, true],
])('of %s', (_, finding, kind, told) => {
  expect(tellsEvolution(finding, kind, SMALL_CATALOG)).toBe(told);
});
