import { expect, test } from 'vitest';
import { entryAt } from '@/lib/testing/agenda-entry';
import { byDoctor, countConfirmed, nextWorkingDay, toConfirm } from './confirmations';

const week = (day: string, exceptions: string[] = []) => ({
  workingDays: [
    { day, locationId: 'north', locationName: 'Norte', startTime: '08:00', endTime: '12:00' },
  ],
  exceptions,
});

test.each([
  ['2026-11-23', [], '2026-11-24'],
  // Saturday: neither Sunday nor, on 8 December, a holiday.
  ['2026-11-28', [], '2026-11-30'],
  ['2026-12-07', ['unread' as const], '2026-12-09'],
])('after %s comes the next day that is neither a Sunday nor a holiday', (today, weeks, next) => {
  expect(nextWorkingDay(today, weeks)).toBe(next);
});

test('the schedules say on which day somebody works', () => {
  const saturdays = week('saturday');
  expect(nextWorkingDay('2026-11-23', [saturdays, 'none'])).toBe('2026-11-28');
  expect(nextWorkingDay('2026-11-23', [week('saturday', ['2026-11-28'])])).toBe('2026-12-05');
  expect(nextWorkingDay('2026-11-23', [saturdays, week('thursday')])).toBe('2026-11-26');
  // Nobody works at all: the day after is shown.
  expect(nextWorkingDay('2026-11-23', [{ workingDays: [], exceptions: [] }])).toBe('2026-11-24');
});

test('those are asked who have an active appointment that begins on the date', () => {
  const entries = [
    entryAt('a', 480),
    entryAt('b', 540, { status: 'canceled' }),
    entryAt('c', 1_400, { date: '2026-11-22', to: 1_500 }),
    entryAt('d', 600, { locationId: 'south' }),
  ];
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  expect(ids(toConfirm(entries, '2026-11-23'))).toEqual(['a', 'd']);
  expect(ids(toConfirm(entries, '2026-11-23', 'south'))).toEqual(['d']);
});

test('they stand by doctor, in the order of names, and confirmed ones are counted', () => {
  const entries = [
    entryAt('a', 480, { doctorId: 'z', call: 'confirmed' }),
    entryAt('b', 490, { doctorId: 'a', call: 'no_answer' }),
    entryAt('c', 500, { doctorId: 'z' }),
  ];
  const lists = byDoctor(entries, (id) => (id === 'z' ? 'Ana' : 'Zoe'));
  expect(lists.map(({ doctorId, entries: own }) => [doctorId, own.length])).toEqual([
    ['z', 2],
    ['a', 1],
  ]);
  expect(countConfirmed(entries)).toBe(1);
});
