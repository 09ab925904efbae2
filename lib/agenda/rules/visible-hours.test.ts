import { expect, test } from 'vitest';
import { visibleHours } from './visible-hours';

test('a usual day is shown where nothing is beyond it', () => {
  expect(visibleHours([])).toEqual({ first: 7, last: 19 });
  expect(visibleHours([{ from: 480, to: 510 }])).toEqual({ first: 7, last: 19 });
});

test('what begins early or ends late is shown whole, up to midnight', () => {
  expect(visibleHours([{ from: 330, to: 345 }])).toEqual({ first: 5, last: 19 });
  expect(visibleHours([{ from: 1_150, to: 1_201 }])).toEqual({ first: 7, last: 21 });
  expect(visibleHours([{ from: 0, to: 1_440 }])).toEqual({ first: 0, last: 24 });
  expect(visibleHours([{ from: 1_439, to: 1_439 }])).toEqual({ first: 7, last: 24 });
});
