import { expect, test } from 'vitest';
import { charted, planned } from '@/lib/testing/charted';
import { planLines } from './plan-lines';

test('findings with a plan go from tooth to tooth, the others apart', () => {
  const lines = planLines([
    charted({ id: 'a', toothFdi: 48, plannedItems: [planned()] }),
    charted({ id: 'b', toothFdi: 11, surface: 'mesial', plannedItems: [planned()] }),
    charted({ id: 'c', toothFdi: 11, plannedItems: [planned()] }),
    charted({ id: 'd', toothFdi: 11, surface: 'distal' }),
    charted({ id: 'e', toothFdi: 21 }),
  ]);
  expect(lines.planned.map(({ fdi, findings }) => [fdi, findings.map(({ id }) => id)])).toEqual([
    [11, ['c', 'b']],
    [48, ['a']],
  ]);
  expect(lines.unplanned.map(({ id }) => id)).toEqual(['d', 'e']);
});

test('a plan that could not be read is not taken for none', () => {
  const { planned: teeth, unplanned } = planLines([charted({ unreadableItems: 2 })]);
  expect(teeth).toHaveLength(1);
  expect(unplanned).toEqual([]);
});

test('of nothing there is nothing', () => {
  expect(planLines([])).toEqual({ planned: [], unplanned: [] });
});
