import { describe, expect, test } from 'vitest';
import { DEFAULT_TEMPORARY_TEETH, teethShown } from '@/lib/odontogram/rules/fdi';
import {
  rowsOf,
  surfaceOnSide,
  surfaceToward,
  teethBetween,
  teethOfPart,
  toothToward,
} from './chart-walk';

const adult = rowsOf(teethShown('adult', []));
const mixed = rowsOf(teethShown('mixed', DEFAULT_TEMPORARY_TEETH));

describe('rows', () => {
  test('go from the patient’s right to the left, as the viewer sees them', () => {
    expect(adult).toEqual([
      [18, 17, 16, 15, 14, 13, 12, 11, 21, 22, 23, 24, 25, 26, 27, 28],
      [48, 47, 46, 45, 44, 43, 42, 41, 31, 32, 33, 34, 35, 36, 37, 38],
    ]);
    expect(mixed).toEqual([
      [18, 17, 16, 12, 11, 21, 22, 26, 27, 28],
      [55, 54, 53, 63, 64, 65],
      [85, 84, 83, 73, 74, 75],
      [48, 47, 46, 42, 41, 31, 32, 36, 37, 38],
    ]);
    expect(rowsOf(teethShown('child', []))).toHaveLength(2);
  });
});

describe('an arrow', () => {
  test.each([
    [11, 'right', 21],
    [18, 'left', 18],
    [16, 'down', 46],
    [46, 'up', 16],
    [46, 'down', 46],
  ] as const)('from %i %s leads to %i', (from, direction, to) => {
    expect(toothToward(adult, from, direction)).toBe(to);
  });
  test('up and down leads to the nearest column of a shorter row', () => {
    expect(toothToward(mixed, 18, 'down')).toBe(55);
    expect(toothToward(mixed, 11, 'down')).toBe(53);
    expect(toothToward(mixed, 64, 'up')).toBe(22);
  });
  test('inside a crown goes by what is drawn', () => {
    expect(surfaceToward(36, 'occlusal', 'left')).toBe('mesial');
    expect(surfaceToward(46, 'occlusal', 'left')).toBe('distal');
    expect(surfaceToward(36, 'mesial', 'right')).toBe('occlusal');
    expect(surfaceToward(36, 'mesial', 'left')).toBe('mesial');
    expect(surfaceToward(36, 'mesial', 'up')).toBe('palatal');
    expect(surfaceToward(16, 'mesial', 'up')).toBe('vestibular');
  });
});

test.each([
  [1, 'right', 'up'],
  [2, 'left', 'up'],
  [3, 'left', 'down'],
  [4, 'right', 'down'],
  [5, 'right', 'up'],
  [6, 'left', 'up'],
  [7, 'left', 'down'],
  [8, 'right', 'down'],
] as const)(
  'in quadrant %i mesial is on the viewer’s %s and vestibular %s',
  (quadrant, mesial, vestibular) => {
    const fdi = quadrant * 10 + 4;
    expect(surfaceOnSide(fdi, mesial)).toBe('mesial');
    expect(surfaceOnSide(fdi, mesial === 'right' ? 'left' : 'right')).toBe('distal');
    expect(surfaceOnSide(fdi, vestibular)).toBe('vestibular');
    expect(surfaceOnSide(fdi, vestibular === 'up' ? 'down' : 'up')).toBe('palatal');
  },
);

test('a range is of one row, or a block of several', () => {
  expect(teethBetween(adult, 12, 22)).toEqual([12, 11, 21, 22]);
  expect(teethBetween(adult, 22, 12)).toEqual([12, 11, 21, 22]);
  expect(teethBetween(adult, 11, 42)).toEqual([12, 11, 42, 41]);
});

test('a quadrant has the teeth of both dentitions that are there', () => {
  const teeth = teethOfPart(teethShown('mixed', DEFAULT_TEMPORARY_TEETH), [1]);
  expect(teeth.sort((a, b) => a - b)).toEqual([11, 12, 16, 17, 18, 53, 54, 55]);
});
