import { describe, expect, it } from 'vitest';
import { isFdi } from '@/lib/odontogram/rules/fdi';
import { anatomyOf } from './anatomy';
import { flatten } from './path';
import { toothGeometry } from './tooth-geometry';

const teeth = Array.from({ length: 100 }, (_, fdi) => fdi).filter(isFdi);

function spanOf(path: string, axis: 'x' | 'y'): [number, number] {
  const values = flatten(path)
    .flat()
    .map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
}

describe('a silhouette', () => {
  it.each([
    [3, [16, 17, 18, 26, 27, 28, 54, 55, 64, 65]],
    [2, [14, 24, 36, 37, 38, 46, 47, 48, 74, 75, 84, 85]],
  ])('has %i roots where it has', (count, those) => {
    const found = teeth.filter((fdi) => toothGeometry(fdi).tooth.canals.length === count);
    expect(found).toEqual(those);
  });

  it.each([
    [51, 'central', 6.5],
    [54, 'molar', 7.3],
    [14, 'premolar', 7],
    [43, 'canine', 7],
    [36, 'molar', 11],
    [22, 'lateral', 6.5],
  ])('of %i is a %s, %d mm wide', (fdi, kind, width) => {
    expect(anatomyOf(fdi)).toMatchObject({ kind, width });
  });

  it.each(teeth)('of %s is as wide as its crown is, within its cell', (fdi) => {
    const { tooth, frame } = toothGeometry(fdi);
    const [left, right] = spanOf(tooth.crown, 'x');
    expect(right - left).toBeCloseTo(anatomyOf(fdi).width * 5.3, -0.5);
    for (const path of [tooth.crown, ...tooth.roots]) {
      const [top, bottom] = spanOf(path, 'y');
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(frame.height);
    }
  });

  it.each(teeth)('of %s stands with its roots away from the middle of the mouth', (fdi) => {
    const { tooth, frame } = toothGeometry(fdi);
    const isUpper = [1, 2, 5, 6].includes(Math.floor(fdi / 10));
    for (const apex of tooth.apexes) expect(apex.y < frame.neck.y).toBe(isUpper);
    expect(frame.diagram.y > frame.neck.y).toBe(isUpper);
    expect(frame.number.y < frame.neck.y).toBe(isUpper);
  });

  it.each([
    [16, 26],
    [14, 24],
    [75, 85],
    [33, 43],
  ])('of %i is the mirror of %i', (right, left) => {
    const [one, other] = [toothGeometry(right), toothGeometry(left)];
    const xs = (fdi: typeof one) =>
      flatten(fdi.tooth.crown)
        .flat()
        .map(({ x }) => x - 36);
    for (const [index, x] of xs(one).entries()) expect(x).toBeCloseTo(-(xs(other)[index] ?? 0), 1);
  });
});
