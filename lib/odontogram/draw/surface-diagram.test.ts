import { describe, expect, it } from 'vitest';
import { isFdi } from '@/lib/odontogram/rules/fdi';
import { SURFACES, type SurfaceId } from '../tooth-view';
import { flatten } from './path';
import { CELL_WIDTH, type Point } from './tooth-frame';
import { toothGeometry } from './tooth-geometry';

const teeth = Array.from({ length: 100 }, (_, fdi) => fdi).filter(isFdi);
const places = teeth.flatMap((fdi) => SURFACES.map((surface) => ({ fdi, surface })));

/** Written down again from the anatomy, not from the code: quadrant by quadrant. */
function sideOf(fdi: number, surface: SurfaceId): 'left' | 'right' | 'up' | 'down' | 'middle' {
  const quadrant = Math.floor(fdi / 10);
  if (surface === 'occlusal') return 'middle';
  if (surface === 'mesial') return [1, 4, 5, 8].includes(quadrant) ? 'right' : 'left';
  if (surface === 'distal') return [1, 4, 5, 8].includes(quadrant) ? 'left' : 'right';
  if (surface === 'vestibular') return [1, 2, 5, 6].includes(quadrant) ? 'up' : 'down';
  return [1, 2, 5, 6].includes(quadrant) ? 'down' : 'up';
}

function boxOf(path: string) {
  const points = flatten(path).flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function seenSide(centre: Point, middle: Point): ReturnType<typeof sideOf> {
  const [dx, dy] = [centre.x - middle.x, centre.y - middle.y];
  if (Math.hypot(dx, dy) < 1) return 'middle';
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

describe('the five surfaces', () => {
  it('are 260 of 52 teeth', () => expect(places).toHaveLength(260));

  it.each(places)(
    '$surface of $fdi is on its side, where it is seen and where it is hit',
    ({ fdi, surface }) => {
      const { frame, surfaces } = toothGeometry(fdi);
      const zone = surfaces.find((each) => each.surface === surface);
      for (const path of [zone?.path ?? '', zone?.hit ?? '']) {
        const box = boxOf(path);
        const centre = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
        expect(seenSide(centre, frame.diagram)).toBe(sideOf(fdi, surface));
      }
    },
  );

  it.each(teeth)(
    'of %s can each be hit on 24 by 24 units, within the cell, and do not overlap',
    (fdi) => {
      const { frame, surfaces } = toothGeometry(fdi);
      const boxes = surfaces.map(({ hit }) => boxOf(hit));
      for (const { left, right, top, bottom } of boxes) {
        expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(24);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(CELL_WIDTH);
        expect(bottom).toBeLessThanOrEqual(frame.height);
        expect(top).toBeGreaterThanOrEqual(0);
      }
      const areas = surfaces.map(({ hit }) => areaOf(flatten(hit)[0] ?? []));
      expect(areas.reduce((sum, area) => sum + area, 0)).toBe(72 * 72);
    },
  );
});

function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(twice) / 2;
}
