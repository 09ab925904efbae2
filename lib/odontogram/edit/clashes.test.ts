import { expect, test } from 'vitest';
import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { charted } from '@/lib/testing/charted';
import { EMPTY_CHART } from '@/lib/testing/fake-chart-service';
import { registering } from './edit';
import { changedPlaces, clashesOf, isOutdated } from './merge';

const chart = (...findings: ChartFinding[]) => ({ ...EMPTY_CHART, findings });
const occlusal = charted({ id: 'a', toothFdi: 36, surface: 'occlusal' });
const distal = charted({ id: 'b', toothFdi: 36, surface: 'distal' });

test('the same finding under another id is no change', () => {
  expect(changedPlaces(chart(occlusal), chart({ ...occlusal, id: 'c' }))).toEqual([]);
});

test.each([
  ['another finding', { catalogFindingId: 'stain' }],
  ['another evolution', { evolution: 'done' }],
  ['other notes', { notes: 'deep' }],
])('%s at a place is a change of it', (_, over) => {
  expect(changedPlaces(chart(occlusal), chart({ ...occlusal, ...over }))).toMatchObject([
    { toothFdi: 36, surface: 'occlusal', before: { id: 'a' }, theirs: over },
  ]);
});

test('an edit clashes with changes of its own places, not with those beside them', () => {
  const edit = registering({ toothFdi: 36, surface: 'occlusal', catalogFindingId: 'x' });
  expect(clashesOf(edit, chart(), chart(distal))).toEqual([]);
  expect(clashesOf(edit, chart(), chart(distal, occlusal))).toMatchObject([
    { surface: 'occlusal', before: undefined },
  ]);
});

test('changing a tooth for its pair clashes with all that stands on either', () => {
  const edit = { kind: 'tooth', toothFdi: 55, dentition: 'permanent' } as const;
  const on = (toothFdi: number) => chart(charted({ toothFdi }));
  expect(clashesOf(edit, chart(), on(55))).toHaveLength(1);
  expect(clashesOf(edit, chart(), on(15))).toHaveLength(1);
  expect(clashesOf(edit, chart(), on(16))).toEqual([]);
});

test('what one began to change is outdated by what was changed of the same, and by its going', () => {
  const theirs = { ...occlusal, notes: 'theirs' };
  expect(isOutdated(occlusal, theirs, { notes: 'mine' })).toBe(true);
  expect(isOutdated(occlusal, theirs, { evolution: 'done' })).toBe(false);
  expect(isOutdated(occlusal, undefined, { evolution: 'done' })).toBe(true);
  expect(isOutdated(occlusal, { ...occlusal, catalogFindingId: 'stain' }, {})).toBe(true);
});
