import { describe, expect, it } from 'vitest';
import { emptyView } from '../chart-views';
import { chartRows, columnsPerHalf } from './chart-rows';

const none = new Map();

describe('the rows of a chart', () => {
  it('stand as one looks at a patient', () => {
    expect(chartRows('mixed', none).map(({ halves }) => halves)).toEqual([
      [
        [18, 17, 16, 15, 14, 13, 12, 11],
        [21, 22, 23, 24, 25, 26, 27, 28],
      ],
      [
        [55, 54, 53, 52, 51],
        [61, 62, 63, 64, 65],
      ],
      [
        [85, 84, 83, 82, 81],
        [71, 72, 73, 74, 75],
      ],
      [
        [48, 47, 46, 45, 44, 43, 42, 41],
        [31, 32, 33, 34, 35, 36, 37, 38],
      ],
    ]);
  });

  it.each([
    ['adult', ['upper', 'lower'], 8],
    ['child', ['upper-temporary', 'lower-temporary'], 5],
    ['newer', ['upper', 'upper-temporary', 'lower-temporary', 'lower'], 8],
  ])('of %s are %j', (mode, ids, places) => {
    const rows = chartRows(mode, none);
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect(columnsPerHalf(rows)).toBe(places);
  });

  it('include one whose tooth has findings though the mode does not show it, and no other number', () => {
    const views = new Map([
      [53, emptyView(53)],
      [99, emptyView(99)],
    ]);
    expect(chartRows('adult', views).map(({ id }) => id)).toEqual([
      'upper',
      'upper-temporary',
      'lower',
    ]);
  });
});
