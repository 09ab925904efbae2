import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains, joined, minutesIn, overlaps, type Span, subtract, timeOf } from './span';

const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 60 }))
    .map(([from, length]): Span => ({ from, to: from + length })),
  { maxLength: 8 },
);
const within = (given: readonly Span[], minute: number) =>
  given.some(({ from, to }) => from <= minute && minute < to);

describe('spans', () => {
  test('that only touch do not overlap', () => {
    expect(overlaps({ from: 0, to: 30 }, { from: 30, to: 60 })).toBe(false);
    expect(overlaps({ from: 0, to: 31 }, { from: 30, to: 60 })).toBe(true);
  });

  test('contain what ends with them', () => {
    expect(contains({ from: 0, to: 30 }, { from: 10, to: 30 })).toBe(true);
    expect(contains({ from: 0, to: 30 }, { from: 10, to: 31 })).toBe(false);
  });

  test('are told as times of day, past midnight too', () => {
    expect([0, 605, 1_439, 1_440, 1_500].map(timeOf)).toEqual([
      '00:00',
      '10:05',
      '23:59',
      '00:00',
      '01:00',
    ]);
  });

  test('subtracting and joining keep exactly the minutes they should', () => {
    fc.assert(
      fc.property(spans, spans, (given, taken) => {
        const left = subtract(given, taken);
        const together = joined(given);
        for (let minute = 0; minute <= 260; minute += 1) {
          expect(within(left, minute)).toBe(within(given, minute) && !within(taken, minute));
          expect(within(together, minute)).toBe(within(given, minute));
        }
        expect(left).toEqual(joined(left));
        const counted = Array.from({ length: 261 }, (_, minute) => minute);
        expect(minutesIn(given)).toBe(counted.filter((minute) => within(given, minute)).length);
      }),
    );
  });
});
