import { expect, test } from 'vitest';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Directory } from '@/lib/agenda/shared/directory';
import type { OwnDesk } from '@/lib/agenda/shared/own-desk';
import { DAY_MINUTES } from '@/lib/kit/dates/span';
import { entryAt } from '@/lib/testing/agenda-entry';
import { dayOf } from './day-of';

const DATE = '2026-11-23';
const hours = { day: 'monday', locationId: 'north', startTime: '08:00', endTime: '12:00' };
const directory: Directory = {
  doctors: [{ id: 'ana', name: 'Ana', locationIds: [], active: true }],
  locations: [],
  procedures: [],
  weeks: { ana: { workingDays: [hours], exceptions: [] } },
  learned: false,
};
const read = (...entries: AgendaEntry[]) => ({ entries, staleSince: undefined });
const today = read(entryAt('first', 620), entryAt('second', 650));
const before = read(entryAt('yesterday', 900, { date: '2026-11-22' }));

function at(minutes: number, entries = today) {
  const day = dayOf({ today: entries, before, directory }, { date: DATE, minutes });
  return {
    coming: day.coming?.entries.map(({ id }) => id),
    begun: day.coming?.begun,
    toClose: day.toClose?.entries.map(({ id }) => id),
    gaps: day.room?.gaps.flatMap(({ places }) => places.flatMap(({ gaps }) => gaps)),
  };
}

test('the same appointments are under way at one minute and to be closed at the next', () => {
  expect(at(649)).toMatchObject({ coming: ['first', 'second'], begun: 1, toClose: ['yesterday'] });
  expect(at(650)).toMatchObject({ coming: ['second'], begun: 1, toClose: ['yesterday', 'first'] });
  expect(at(DAY_MINUTES)).toMatchObject({ coming: [], toClose: ['yesterday', 'first', 'second'] });
});

test('a gap is none as soon as somebody has booked in it', () => {
  expect(at(650).gaps).toEqual([{ from: 680, to: 720 }]);
  const booked = entryAt('third', 680, { to: 720 });
  expect(at(650, read(...today.entries, booked)).gaps).toEqual([]);
});

test('a desk has the patients of its place and its doctors, and their free time', () => {
  const now = { date: DATE, minutes: 600 };
  const elsewhere = entryAt('elsewhere', 660, { locationId: 'south' });
  const of = (desk: OwnDesk) =>
    dayOf({ today: read(...today.entries, elsewhere), before, directory, desk }, now);
  const ids = (desk: OwnDesk) => of(desk).coming?.entries.map(({ id }) => id);
  expect(ids({ locationId: 'south', doctorIds: [] })).toEqual(['elsewhere']);
  expect(ids({ doctorIds: ['ana'] })).toHaveLength(3);
  expect(ids({ doctorIds: ['luis'] })).toEqual([]);
  expect(of({ doctorIds: ['luis'] }).room?.gaps).toEqual([]);
});

test('what was not read is nothing that is known, and what is old says so', () => {
  const now = { date: DATE, minutes: 600 };
  expect(dayOf({ today: undefined, before, directory }, now)).toEqual({
    coming: undefined,
    toClose: undefined,
    outs: [],
    room: undefined,
  });
  expect(dayOf({ today, before: undefined, directory: undefined }, now)).toMatchObject({
    coming: { entries: today.entries },
    toClose: undefined,
    room: undefined,
  });
  const [early, late] = [new Date(1_000), new Date(2_000)];
  const old = dayOf(
    { today: { ...today, staleSince: late }, before: { ...before, staleSince: early }, directory },
    now,
  );
  expect(old.coming?.staleSince).toBe(late);
  expect(old.toClose?.staleSince).toBe(early);
  expect(old.room?.staleSince).toBe(late);
});

test('a doctor’s day is theirs alone: who comes, what is to be closed, and where there is room', () => {
  const both: Directory = {
    ...directory,
    doctors: [
      ...directory.doctors,
      { id: 'eva', name: 'Eva', locationIds: [], active: true },
      { id: 'new', name: 'New', locationIds: [], active: true },
    ],
    weeks: { ...directory.weeks, eva: { workingDays: [hours], exceptions: [] }, new: 'unread' },
  };
  const known = {
    today: read(entryAt('hers', 700, { doctorId: 'eva' }), ...today.entries),
    before: read(...before.entries, entryAt('old', 900, { date: '2026-11-22', doctorId: 'eva' })),
    directory: both,
    doctorId: 'eva',
  };
  const day = dayOf(known, { date: DATE, minutes: 610 });
  expect(day.coming?.entries.map(({ id }) => id)).toEqual(['hers']);
  expect(day.toClose?.entries.map(({ id }) => id)).toEqual(['old']);
  expect(day.room?.gaps.map(({ doctorId }) => doctorId)).toEqual(['eva']);
  expect(day.room?.unread).toEqual([]);
});
