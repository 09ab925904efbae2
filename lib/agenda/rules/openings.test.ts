import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains, joined, overlaps, type Span, timeOf } from '@/lib/kit/dates/span';
import { checkWorkingDays, WEEKDAYS, weekdayOf } from '@/lib/kit/schedule';
import { tenthOf } from '@/lib/testing/long';
import { firstOpenings, type Opening, openingsOn } from './openings';
import { openOn, workingDayOf } from './working-day';

const MONDAY = '2026-11-23';
const week = {
  workingDays: [
    {
      day: 'monday',
      locationId: 'north',
      startTime: '08:00',
      endTime: '12:00',
      lunchStartTime: '10:00',
      lunchEndTime: '11:00',
    },
    { day: 'monday', locationId: 'south', startTime: '14:00', endTime: '15:00' },
  ],
  exceptions: ['2026-11-30'],
};
const doctor = (...taken: Span[]) => ({ doctorId: 'ana', week, taken: () => taken });
const starts = (openings: readonly Opening[]) =>
  openings.map(({ from, locationId }) => `${timeOf(from)} ${locationId}`);

describe('the openings of a day', () => {
  test('begin with the free time and then every quarter, and end before lunch and closing', () => {
    expect(starts(openingsOn(MONDAY, doctor(), { duration: 60 }))).toEqual([
      '08:00 north',
      '08:15 north',
      '08:30 north',
      '08:45 north',
      '09:00 north',
      '11:00 north',
      '14:00 south',
    ]);
  });

  test('begin where the one before ends, and meet the quarters again', () => {
    const found = openingsOn(MONDAY, doctor({ from: 480, to: 505 }), { duration: 45 });
    expect(starts(found).slice(0, 3)).toEqual(['08:25 north', '08:30 north', '08:45 north']);
  });

  test('go round an appointment of no length', () => {
    const found = openingsOn(MONDAY, doctor({ from: 500, to: 500 }), { duration: 60 });
    expect(starts(found).slice(0, 2)).toEqual(['08:30 north', '08:45 north']);
  });

  test('are at one place when one is asked for, and none are on an exception', () => {
    expect(starts(openingsOn(MONDAY, doctor(), { duration: 60, locationId: 'south' }))).toEqual([
      '14:00 south',
    ]);
    expect(openingsOn('2026-11-30', doctor(), { duration: 5 })).toEqual([]);
    expect(openingsOn('2026-11-24', doctor(), { duration: 5 })).toEqual([]);
  });

  test('never lie in the past of the day that has begun', () => {
    const found = openingsOn(MONDAY, doctor(), { duration: 60, notBefore: 8 * 60 + 52 });
    expect(starts(found)).toEqual(['08:55 north', '09:00 north', '11:00 north', '14:00 south']);
  });
});

test('the first openings go through the days, and only the first has begun', () => {
  const found = firstOpenings(
    [MONDAY, '2026-11-24', '2026-11-30', '2026-12-07'],
    [doctor(), { ...doctor(), doctorId: 'luis' }],
    { duration: 60, notBefore: 13 * 60 },
    4,
  );
  expect(found.map(({ date, doctorId, from }) => `${date} ${doctorId} ${timeOf(from)}`)).toEqual([
    `${MONDAY} ana 14:00`,
    `${MONDAY} luis 14:00`,
    '2026-12-07 ana 08:00',
    '2026-12-07 luis 08:00',
  ]);
});

const minutes = fc.integer({ min: 0, max: 1_439 });
const span = fc.tuple(minutes, minutes).map(([a, b]) => ({
  from: Math.min(a, b),
  to: Math.max(a, b),
}));
/** Of the hours of a block, from the first share of them to the second. */
const lunchShare = fc.tuple(fc.nat({ max: 50 }), fc.integer({ min: 51, max: 100 }));
const block = fc
  .record({
    day: fc.constantFrom(...WEEKDAYS),
    locationId: fc.constantFrom('north', 'south'),
    hours: span,
    lunch: fc.option(lunchShare),
  })
  .map(({ hours, lunch, ...rest }) => {
    const at = (share: number) =>
      timeOf(hours.from + Math.floor(((hours.to - hours.from) * share) / 100));
    return {
      ...rest,
      startTime: timeOf(hours.from),
      endTime: timeOf(hours.to),
      ...(lunch && { lunchStartTime: at(lunch[0]), lunchEndTime: at(lunch[1]) }),
    };
  });

test('whatever the week and the agenda, an opening lies in one stretch of work and on nobody', () => {
  let looked = 0;
  fc.assert(
    fc.property(
      fc.array(block, { maxLength: 6 }),
      fc.array(span, { maxLength: 3 }),
      fc.integer({ min: 1, max: 240 }),
      (workingDays, taken, duration) => {
        if (checkWorkingDays(workingDays, ['north', 'south']).length > 0) return;
        const generated = { workingDays, exceptions: [] };
        for (let day = 23; day < 30; day += 1) {
          const date = `2026-11-${day}`;
          const candidate = { doctorId: 'ana', week: generated, taken: () => taken };
          for (const opening of openingsOn(date, candidate, { duration })) {
            looked += 1;
            expect(opening.to - opening.from).toBe(duration);
            expect(taken.some((busy) => overlaps(busy, opening))).toBe(false);
            const open = joined(openOn(workingDayOf(generated, date), opening.locationId));
            expect(open.some((stretch) => contains(stretch, opening))).toBe(true);
            expect(workingDays.some((each) => each.day === weekdayOf(date))).toBe(true);
          }
        }
      },
    ),
    { numRuns: tenthOf(3_000) },
  );
  expect(looked).toBeGreaterThan(tenthOf(1_000));
});
