import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lanesOf } from './lanes';
import { overlaps, type Span } from './span';

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
