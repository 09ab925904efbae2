import { describe, expect, it } from 'vitest';
import { type Box, isGridKey, nextInGrid } from './next-in-grid';

const at = (column: number, row: number): Box => ({
  ...{ left: column * 100, top: row * 30 },
  ...{ right: column * 100 + 90, bottom: row * 30 + 28 },
});
// Two columns of three and two, and one more row below a heading.
const boxes = [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(0, 4), at(1, 4)];

describe('the arrow keys', () => {
  it.each([
    [0, 'ArrowDown', 1],
    [2, 'ArrowDown', 5],
    [4, 'ArrowDown', 6],
    [5, 'ArrowUp', 2],
    [0, 'ArrowRight', 3],
    [4, 'ArrowLeft', 1],
    [6, 'ArrowLeft', 5],
    [0, 'ArrowUp', undefined],
    [0, 'ArrowLeft', undefined],
    [6, 'ArrowDown', undefined],
    [0, 'Enter', undefined],
    [99, 'ArrowDown', undefined],
  ])('from %i with %s lead to %s', (from, key, to) => {
    expect(nextInGrid(boxes, from, key)).toBe(to);
  });

  it('are four', () => {
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].every(isGridKey)).toBe(true);
    expect(isGridKey('Home')).toBe(false);
    expect(isGridKey('toString')).toBe(false);
  });
});
