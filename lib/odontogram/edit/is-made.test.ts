import { expect, test } from 'vitest';
import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { charted, planned } from '@/lib/testing/charted';
import { EMPTY_CHART } from '@/lib/testing/fake-chart-service';
import { asNew, type Edit, registering, removing } from './edit';
import { isMade } from './is-made';

const mine = charted({ notes: 'deep', evolution: 'done', plannedItems: [planned()] });
const chart = (...findings: ChartFinding[]) => ({ ...EMPTY_CHART, findings });

test('a finding was put back where all that was sent of it stands there', () => {
  const step = registering(asNew(mine));
  expect(isMade(step, chart({ ...mine, id: 'f9' }))).toBe(true);
  expect(isMade(step, chart())).toBe(false);
});

test.each([
  ['notes', { notes: undefined }],
  ['evolution', { evolution: 'todo' }],
  ['plan', { plannedItems: [planned({ quantity: 1 })] }],
  ['kind', { catalogFindingId: 'stain' }],
])('one of another %s was put there by somebody else', (_, over) => {
  expect(isMade(registering(asNew(mine)), chart({ ...mine, ...over }))).toBe(false);
});

test('what nothing was said of is the service’s to say', () => {
  const { toothFdi, surface, catalogFindingId } = mine;
  expect(isMade(registering({ toothFdi, surface, catalogFindingId }), chart(mine))).toBe(true);
});

test('a change was made of what the person saw, not of what came in its place', () => {
  const step: Edit = { kind: 'finding', finding: mine, change: { evolution: 'done' }, seen: mine };
  expect(isMade(step, chart({ ...mine, id: 'f9' }))).toBe(true);
  expect(isMade(step, chart({ ...mine, id: 'f9', catalogFindingId: 'stain' }))).toBe(false);
  expect(isMade(step, chart({ ...mine, evolution: 'todo' }))).toBe(false);
});

test('what was removed is gone', () => {
  expect(isMade(removing(mine), chart())).toBe(true);
  expect(isMade(removing(mine), chart(mine))).toBe(false);
});
