import { describe, expect, test } from 'vitest';
import {
  byMonth,
  datesOfRange,
  nextException,
  splitPast,
  suggestedHolidays,
} from './exception-dates';

const TODAY = '2026-11-21';

describe('a range', () => {
  test('is every date from its first to its last, whatever the zone of the machine', () => {
    expect(datesOfRange('2028-02-28', '2028-03-01', TODAY)).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
    expect(datesOfRange('2026-12-24', '', TODAY)).toEqual(['2026-12-24']);
    expect(datesOfRange('2026-12-24', '', TODAY, ['2026-12-24'])).toBe('listed');
    expect(datesOfRange('2026-12-24', '2026-12-25', TODAY, ['2026-12-24'])).toHaveLength(2);
  });

  test.each([
    ['2026-02-30', '', 'date'],
    ['', '', 'date'],
    ['2026-12-24', 'mañana', 'date'],
    ['2026-12-24', '2026-12-23', 'order'],
    ['2026-12-24', '2028-12-24', 'tooLong'],
    ['2025-12-24', '', 'past'],
    ['2026-11-01', '2026-11-20', 'past'],
  ])('from %j to %j is refused: %s', (from, to, why) => {
    expect(datesOfRange(from, to, TODAY)).toBe(why);
  });

  test('may have begun already, and may end today', () => {
    expect(datesOfRange('2026-11-20', '2026-11-21', TODAY)).toEqual(['2026-11-20', '2026-11-21']);
  });
});

test('dates are grouped by month, those in a row as one, and what is no date comes first', () => {
  const alone = (date: string) => ({ from: date, to: date, dates: [date] });
  expect(
    byMonth(['2026-12-24', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-05', '24/12/2026']),
  ).toEqual([
    { month: '', runs: [alone('24/12/2026')] },
    {
      month: '2026-12',
      runs: [
        alone('2026-12-24'),
        {
          from: '2026-12-30',
          to: '2027-01-01',
          dates: ['2026-12-30', '2026-12-31', '2027-01-01'],
        },
      ],
    },
    { month: '2027-01', runs: [alone('2027-01-05')] },
  ]);
});

test('what is over is apart; today is not over, and what is no date has to be seen', () => {
  expect(splitPast(['2026-11-20', '2026-11-21', 'never'], '2026-11-21')).toEqual({
    past: ['2026-11-20'],
    coming: ['2026-11-21', 'never'],
  });
});

test('the next exception is the first that is not over', () => {
  expect(nextException(['2026-12-24', '2026-11-20', '2026-11-30', 'x'], '2026-11-21')).toBe(
    '2026-11-30',
  );
  expect(nextException(['2026-11-20'], '2026-11-21')).toBeUndefined();
});

test('holidays are suggested where the doctor works on their day of the week', () => {
  const friday = { day: 'friday', locationId: 'north', startTime: '08:00', endTime: '12:00' };
  const suggested = (exceptions: string[]) =>
    suggestedHolidays(exceptions, [friday], '2026-11-21').map(({ date, name }) => [date, name]);
  expect(suggested([]).slice(0, 2)).toEqual([
    ['2026-12-25', 'christmas'],
    ['2027-01-01', 'newYear'],
  ]);
  expect(suggested(['2026-12-25'])[0]).toEqual(['2027-01-01', 'newYear']);
});
