import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlaps, type Span } from '@/lib/kit/dates/span';
import { lanesBeside, lanesOf } from './lanes';

const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 90 }))
    .map(([from, length]): Span => ({ from, to: from + length })),
  { maxLength: 40 },
);

describe('lanes', () => {
  test('who overlaps nobody has the whole width, also between two who touch', () => {
    expect(
      lanesOf([
        { from: 600, to: 630 },
        { from: 630, to: 660 },
      ]),
    ).toEqual([
      { lane: 0, of: 1 },
      { lane: 0, of: 1 },
    ]);
  });

  test('a chain of overlaps shares the width of its widest part', () => {
    const chain = [
      { from: 0, to: 30 },
      { from: 20, to: 50 },
      { from: 40, to: 70 },
      { from: 90, to: 95 },
    ];
    expect(lanesOf(chain)).toEqual([
      { lane: 0, of: 2 },
      { lane: 1, of: 2 },
      { lane: 0, of: 2 },
      { lane: 0, of: 1 },
    ]);
  });

  test('what has no length still has a lane of its own', () => {
    const lanes = lanesOf([
      { from: 10, to: 10 },
      { from: 10, to: 10 },
    ]);
    expect(lanes.map(({ lane, of }) => [lane, of])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  test('nothing that overlaps is ever in one lane, and every lane exists', () => {
    fc.assert(
      fc.property(spans, (given) => {
        const lanes = lanesOf(given);
        given.forEach((one, index) => {
          const own = lanes[index];
          if (own === undefined) throw new Error('a span without a lane');
          expect(own.lane).toBeLessThan(own.of);
          given.slice(index + 1).forEach((other, offset) => {
            const its = lanes[index + 1 + offset];
            if (!overlaps(one, other)) return;
            expect(its?.lane).not.toBe(own.lane);
            expect(its?.of).toBe(own.of);
          });
        });
      }),
    );
  });
});

describe('lanes beside what does not count', () => {
  const at = (from: number, to: number): Span => ({ from, to });

  test('a canceled visit leaves nearly the whole width to the one in its place', () => {
    expect(lanesBeside([at(600, 630), at(600, 630)], (index) => index === 1)).toEqual([
      { lane: 5, of: 6 },
      { lane: 0, of: 6, wide: 5 },
    ]);
  });

  test('those that hang together give way together, and nobody else does', () => {
    const given = [at(600, 630), at(600, 660), at(640, 660), at(700, 730), at(605, 610)];
    expect(lanesBeside(given, (index) => index < 4)).toEqual([
      { lane: 5, of: 12, wide: 5 },
      { lane: 0, of: 12, wide: 5 },
      { lane: 5, of: 12, wide: 5 },
      { lane: 0, of: 1 },
      { lane: 5, of: 6 },
    ]);
  });

  test('where nothing that counts is at the same time it has the whole width', () => {
    expect(lanesBeside([at(600, 630), at(630, 660)], (index) => index === 0)).toEqual([
      { lane: 0, of: 1 },
      { lane: 0, of: 1 },
    ]);
  });

  test('without any it is as without the rule', () => {
    fc.assert(
      fc.property(spans, (given) => {
        expect(lanesBeside(given, () => true)).toEqual(lanesOf(given));
      }),
    );
  });
});
