import { describe, expect, test } from 'vitest';
import {
  checkExceptions,
  checkWorkingDays,
  minutesOf,
  openSpans,
  sortedExceptions,
  weekdayOf,
} from './schedule';

const block = { day: 'monday', locationId: 'north', startTime: '08:00', endTime: '12:00' };
const found = (...blocks: Parameters<typeof checkWorkingDays>[0]) =>
  checkWorkingDays(blocks, ['north', 'south']).map(({ path, code }) => `${path} ${code}`);

describe('a week', () => {
  test.each([
    ['one block', [block]],
    ['nothing at all', []],
    [
      'blocks that touch, at two places',
      [block, { ...block, locationId: 'south', startTime: '12:00', endTime: '13:00' }],
    ],
    ['the same hours on two days', [block, { ...block, day: 'tuesday' }]],
    ['lunch that fills its block', [{ ...block, lunchStartTime: '08:00', lunchEndTime: '12:00' }]],
    ['the whole day but its last minute', [{ ...block, startTime: '00:00', endTime: '23:59' }]],
  ])('may have %s', (_, blocks) => {
    expect(found(...blocks)).toEqual([]);
  });

  test.each([
    [{ day: 'Monday' }, 'day invalid_day'],
    [{ day: 'lunes' }, 'day invalid_day'],
    [{ locationId: 'west' }, 'locationId not_assigned'],
    [{ startTime: '8:00' }, 'startTime invalid_time'],
    [{ startTime: '08:00:00' }, 'startTime invalid_time'],
    [{ startTime: '08:60' }, 'startTime invalid_time'],
    [{ endTime: '24:00' }, 'endTime invalid_time'],
    [{ endTime: '08:00' }, 'endTime not_after_start'],
    [{ endTime: '07:00' }, 'endTime not_after_start'],
    [{ lunchStartTime: '10:00' }, 'lunchEndTime lunch_incomplete'],
    [{ lunchEndTime: '10:00' }, 'lunchStartTime lunch_incomplete'],
    [{ lunchStartTime: '', lunchEndTime: '10:00' }, 'lunchStartTime invalid_time'],
    [{ lunchStartTime: '10:00', lunchEndTime: '10:00' }, 'lunchEndTime not_after_start'],
    [{ lunchStartTime: '07:59', lunchEndTime: '09:00' }, 'lunchStartTime lunch_outside'],
    [{ lunchStartTime: '11:00', lunchEndTime: '12:01' }, 'lunchEndTime lunch_outside'],
  ])('may not have %j', (members, expected) => {
    expect(found(block, { ...block, day: 'friday', ...members })).toEqual([
      `workingDays.1.${expected}`,
    ]);
  });

  test.each([
    ['at another place', { locationId: 'south', startTime: '11:59', endTime: '14:00' }],
    ['inside another', { startTime: '09:00', endTime: '10:00' }],
    ['the same again', {}],
  ])('may not overlap itself: %s', (_, members) => {
    expect(found(block, { ...block, ...members })).toEqual(['workingDays.1.startTime overlap']);
  });

  test('is not compared where a block makes no sense by itself', () => {
    expect(found(block, { ...block, endTime: '07:00' })).toHaveLength(1);
  });
});

describe('exceptions', () => {
  test('are dates of the calendar', () => {
    expect(checkExceptions(['2026-12-24', '2028-02-29'])).toEqual([]);
    const wrong = ['2026-02-30', '2026-12-24T00:00:00Z', '24/12/2026', '0000-01-01', ''];
    expect(checkExceptions(wrong).map(({ path, code }) => `${path} ${code}`)).toEqual(
      wrong.map((_, index) => `exceptions.${index} invalid_date`),
    );
  });

  test('are kept once each, in order', () => {
    expect(sortedExceptions(['2026-12-31', '2026-01-01', '2026-12-31'])).toEqual([
      '2026-01-01',
      '2026-12-31',
    ]);
  });
});

test('a time of day is minutes since midnight', () => {
  expect(['00:00', '12:05', '23:59', '24:00', 'noon'].map(minutesOf)).toEqual([
    0,
    725,
    1439,
    null,
    null,
  ]);
});

test('a date has a day of the week, whatever the zone of the machine', () => {
  expect(['2026-11-20', '2026-11-22', '2026-11-23', '2028-02-29'].map(weekdayOf)).toEqual([
    'friday',
    'sunday',
    'monday',
    'tuesday',
  ]);
});

test('a block is open but for its lunch', () => {
  expect(openSpans(block)).toEqual([{ from: 480, to: 720 }]);
  expect(openSpans({ ...block, lunchStartTime: '10:00', lunchEndTime: '10:30' })).toEqual([
    { from: 480, to: 600 },
    { from: 630, to: 720 },
  ]);
  expect(openSpans({ ...block, lunchStartTime: '08:00', lunchEndTime: '09:00' })).toEqual([
    { from: 540, to: 720 },
  ]);
});
