import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Span } from '@/lib/kit/dates/span';
import { type Lane, LEAST_DRAWN, layoutOf } from './lanes';

const at = (from: number, to: number): Span => ({ from, to });
const nobody = () => false;
const whole = { lane: 0, of: 1 };

describe('cards side by side', () => {
  test('who overlaps nobody has the whole width, also between two who touch', () => {
    expect(layoutOf([at(600, 630), at(630, 660)], nobody)).toEqual({
      lanes: [whole, whole],
      rests: [],
    });
  });

  test('a chain of overlaps shares the width of its widest part', () => {
    const chain = [at(0, 30), at(20, 50), at(40, 70), at(90, 95)];
    expect(layoutOf(chain, nobody).lanes).toEqual([
      { lane: 0, of: 2 },
      { lane: 1, of: 2 },
      { lane: 0, of: 2 },
      whole,
    ]);
  });

  test('three visits of five minutes, one after the other, cover none of each other', () => {
    const { lanes, rests } = layoutOf([at(540, 545), at(545, 550), at(550, 555)], nobody);
    expect(lanes).toEqual([
      { lane: 0, of: 2 },
      { lane: 1, of: 2 },
      { lane: 0, of: 2 },
    ]);
    expect(rests).toEqual([]);
  });

  test('of five at once two are shown and three are counted; the one that is open is shown', () => {
    const five = [0, 1, 2, 3, 4].map(() => at(600, 630));
    const { lanes, rests } = layoutOf(five, nobody);
    expect(lanes.map((lane) => lane?.lane)).toEqual([0, 1, undefined, undefined, undefined]);
    const sign = { from: 600, lane: { lane: 2, of: 3 }, count: 3, isCanceled: false };
    expect(rests).toEqual([sign]);
    const open = layoutOf(five, nobody, (index) => index === 4);
    expect(open.lanes.map((lane) => lane?.lane)).toEqual([1, undefined, undefined, undefined, 0]);
    expect(open.rests).toEqual([sign]);
  });
});

describe('canceled visits', () => {
  test('those in whose time somebody comes are one sign beside them', () => {
    const given = [at(660, 690), at(660, 690), at(660, 690), at(660, 690)];
    expect(layoutOf(given, (index) => index < 3)).toEqual({
      lanes: [undefined, undefined, undefined, { lane: 0, of: 5, wide: 4 }],
      rests: [{ from: 660, lane: { lane: 4, of: 5 }, count: 3, isCanceled: true }],
    });
  });

  test('where nobody comes at the same time they have cards', () => {
    expect(layoutOf([at(600, 630), at(630, 660)], (index) => index === 1).lanes).toEqual([
      whole,
      whole,
    ]);
  });

  test('one that is open has a card like those that take place', () => {
    const given = [at(660, 690), at(660, 690)];
    const { lanes, rests } = layoutOf(
      given,
      (index) => index === 0,
      (index) => index === 0,
    );
    expect(lanes).toEqual([
      { lane: 0, of: 2 },
      { lane: 1, of: 2 },
    ]);
    expect(rests).toEqual([]);
  });
});

/** As `agenda.css` draws them, in pixels of the narrowest column. */
const COLUMN = 136;
const MINUTE = 1.6;
const LINE = 18;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf({ from, to }: Span, { lane, of, wide = 1 }: Lane): Box {
  const [left, top] = [(lane / of) * COLUMN, from * MINUTE];
  const height = Math.max(LINE, (to - from) * MINUTE);
  return { left, top, right: left + (wide / of) * COLUMN, bottom: top + height };
}

/** Whether a pointer finds 24 × 12 pixels of a box that nothing drawn after it covers. */
function isReachable(box: Box, over: readonly Box[]): boolean {
  for (let top = box.top; top + 12 <= box.bottom + 0.01; top += 2) {
    for (let left = box.left; left + 24 <= box.right + 0.01; left += 1) {
      const covers = (other: Box) =>
        other.left < left + 23.9 &&
        other.right > left + 0.1 &&
        other.top < top + 11.9 &&
        other.bottom > top + 0.1;
      if (!over.some(covers)) return true;
    }
  }
  return false;
}

const days = fc.array(
  fc.record({
    from: fc.integer({ min: 84, max: 228 }).map((five) => five * 5),
    length: fc.constantFrom(5, 5, 10, 15, 20, 20, 30, 30, 45, 60, 90, 240),
    isCanceled: fc.integer({ min: 0, max: 9 }).map((chance) => chance < 2),
  }),
  { maxLength: 45 },
);

test('in 2,000 random days every card and every sign can be pressed, and what has no card is counted', () => {
  fc.assert(
    fc.property(days, (day) => {
      const spans = day.map(({ from, length }) => at(from, from + length));
      const { lanes, rests } = layoutOf(spans, (index) => day[index]?.isCanceled ?? false);
      const cards = spans.flatMap((span, index) => {
        const lane = lanes[index];
        return lane ? [boxOf(span, lane)] : [];
      });
      const signs = rests.map(({ from, lane }) => boxOf(at(from, from + LEAST_DRAWN), lane));
      const drawn = [...cards, ...signs];
      for (const [index, box] of drawn.entries()) {
        expect(isReachable(box, drawn.slice(index + 1))).toBe(true);
      }
      const counted = rests.reduce((sum, { count }) => sum + count, 0);
      expect(cards.length + counted).toBe(day.length);
    }),
    { numRuns: 2_000 },
  );
});
