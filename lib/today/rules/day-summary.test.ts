import { expect, test } from 'vitest';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { entryAt } from '@/lib/testing/agenda-entry';
import {
  freeGaps,
  isAnybodyIn,
  latestDayFirst,
  notOver,
  stillToClose,
  underWay,
} from './day-summary';

const now = { date: '2026-11-23', minutes: 600 };
const entry = entryAt;
const ids = (entries: readonly AgendaEntry[]) => entries.map(({ id }) => id);

test('who is being seen stands before who is to come; who is done, canceled or of another day does not', () => {
  const entries = [
    entry('over', 540),
    entry('now', 590),
    entry('sharp', 600),
    entry('next', 630),
    entry('canceled', 630, { status: 'canceled' }),
    entry('tomorrow', 630, { date: '2026-11-24' }),
  ];
  expect(ids(notOver(entries, now))).toEqual(['now', 'sharp', 'next']);
  expect(ids(underWay(notOver(entries, now), now))).toEqual(['now', 'sharp']);
  expect(ids(stillToClose(entries, now))).toEqual(['over']);
});

test('what nobody closed yesterday is still to close', () => {
  const entries = [
    entry('yesterday', 900, { date: '2026-11-22' }),
    entry('missed', 540, { status: 'no_show' }),
  ];
  expect(ids(stillToClose(entries, now))).toEqual(['yesterday']);
});

test('what lasts past midnight is closed once it is over', () => {
  const entries = [entry('late', 1_380, { date: '2026-11-22', to: 1_500 })];
  expect(ids(stillToClose(entries, { ...now, minutes: 30 }))).toEqual([]);
  expect(ids(stillToClose(entries, { ...now, minutes: 60 }))).toEqual(['late']);
});

test('the latest day comes first, each in the order of its time', () => {
  const days = latestDayFirst([
    entry('friday', 540, { date: '2026-11-20' }),
    entry('afternoon', 900),
    entry('morning', 540),
  ]);
  expect(days.map(({ date, entries }) => [date, ids(entries)])).toEqual([
    ['2026-11-23', ['morning', 'afternoon']],
    ['2026-11-20', ['friday']],
  ]);
});

test('nobody is in on a day without hours, nor on one that is off', () => {
  const monday = { day: 'monday', locationId: 'north', startTime: '08:00', endTime: '14:00' };
  const ana = { id: 'ana', week: { workingDays: [monday], exceptions: ['2026-11-30'] } };
  expect(isAnybodyIn([ana], '2026-11-23')).toBe(true);
  expect(isAnybodyIn([ana], '2026-11-24')).toBe(false);
  expect(isAnybodyIn([ana], '2026-11-30')).toBe(false);
});

test('free is what is left of the hours, without lunch, appointments and moments', () => {
  const week = {
    workingDays: [
      {
        day: 'monday',
        locationId: 'north',
        startTime: '08:00',
        endTime: '14:00',
        lunchStartTime: '12:00',
        lunchEndTime: '13:00',
      },
    ],
    exceptions: [],
  };
  const entries = [entry('a', 660), entry('b', 700), entry('c', 780, { status: 'canceled' })];
  const doctors = [
    { id: 'ana', week },
    { id: 'luis', week: { workingDays: [], exceptions: [] } },
  ];
  const gaps = [
    { from: 600, to: 660 },
    { from: 780, to: 840 },
  ];
  expect(freeGaps(doctors, entries, now)).toEqual([
    { doctorId: 'ana', inSeveral: false, places: [{ locationId: 'north', gaps }] },
  ]);
});

test('free time of who works in several places is told by place, also when one is left', () => {
  const at = (locationId: string, startTime: string, endTime: string) => ({
    day: 'monday',
    locationId,
    startTime,
    endTime,
  });
  const week = {
    workingDays: [at('south', '14:00', '15:00'), at('north', '11:00', '12:00')],
    exceptions: [],
  };
  const [ana] = freeGaps([{ id: 'ana', week }], [], now);
  expect(ana?.places.map(({ locationId, gaps }) => [locationId, gaps])).toEqual([
    ['north', [{ from: 660, to: 720 }]],
    ['south', [{ from: 840, to: 900 }]],
  ]);
  const afternoon = freeGaps([{ id: 'ana', week }], [], { ...now, minutes: 780 });
  expect(afternoon).toEqual([
    {
      doctorId: 'ana',
      inSeveral: true,
      places: [{ locationId: 'south', gaps: [{ from: 840, to: 900 }] }],
    },
  ]);
});
