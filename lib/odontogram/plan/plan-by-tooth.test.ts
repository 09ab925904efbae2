import { expect, test } from 'vitest';
import { charted } from '@/lib/testing/charted';
import { countsOf } from '../charting/selection-counts';
import { planByTooth } from './plan-by-tooth';

test('a plan is listed by tooth, each with what its findings come to', () => {
  const findings = [
    charted({ id: 'a', toothFdi: 48, surface: 'unheard', subtotal: 5 }),
    charted({ id: 'b', toothFdi: 11, surface: 'distal', subtotal: 10 }),
    charted({ id: 'c', toothFdi: 48, surface: 'mesial', subtotal: 7 }),
    charted({ id: 'd', toothFdi: 48, surface: undefined }),
  ];
  expect(
    planByTooth(findings).map(({ fdi, subtotal, findings: ofTooth }) => [
      ...[fdi, subtotal],
      ...ofTooth.map(({ id }) => id),
    ]),
  ).toEqual([
    [11, 10, 'b'],
    [48, 12, 'd', 'c', 'a'],
  ]);
  expect(planByTooth([])).toEqual([]);
});

test('a selection is counted in teeth and surfaces, each once', () => {
  expect(countsOf([])).toEqual({ teeth: 0, surfaces: 0 });
  const top = { toothFdi: 36, surface: 'occlusal' };
  expect(countsOf([top, { ...top }, { toothFdi: 36 }, { toothFdi: 37 }])).toEqual({
    teeth: 2,
    surfaces: 1,
  });
});
