import { expect, test } from 'vitest';
import { placeOf } from '@/lib/agenda/rules/place';
import type { Directory } from '@/lib/agenda/shared/directory';
import { heldPlace } from './held-place';
import { isRefused, moveConcerns } from './move-concerns';

// A Monday.
const entry = {
  id: 'a',
  date: '2026-11-23',
  from: 600,
  to: 630,
  patientId: 'maria',
  doctorId: 'ana',
  locationId: 'north',
  procedureId: 'control',
  status: 'confirmed',
};
const block = (day: 'monday' | 'tuesday', locationId: string) => ({
  day,
  locationId,
  startTime: '08:00',
  endTime: '12:00',
});
const doctor = (id: string, ...locationIds: string[]) => ({
  id,
  name: id,
  locationIds,
  active: true,
});
const directory: Directory = {
  doctors: [doctor('ana', 'north', 'south'), doctor('eva', 'south')],
  locations: [],
  procedures: [
    { id: 'control', name: 'Control' },
    { id: 'root', name: 'Conducto', doctorIds: ['ana'] },
  ],
  weeks: {
    ana: { workingDays: [block('monday', 'north'), block('tuesday', 'south')], exceptions: [] },
    eva: 'unread',
  },
  learned: false,
};
const now = { date: '2026-11-20', minutes: 600 };
const origin = placeOf(entry);
const kinds = (place: Partial<typeof origin>, entries = [entry], of = entry) =>
  moveConcerns(of, { ...origin, ...place }, { entries, directory, now }).map(({ kind }) => kind);

test('nothing speaks against where it is, or against free time of the same hours', () => {
  expect(kinds({})).toEqual([]);
  expect(kinds({ from: 660, to: 690 })).toEqual([]);
});

test('who has the time is named, and that alone is refused', () => {
  const other = { ...entry, id: 'b', patientId: 'luz', from: 660, to: 690 };
  const place = { ...origin, from: 650, to: 680 };
  const [busy] = moveConcerns(entry, place, { entries: [entry, other], directory, now });
  expect(busy).toEqual({ kind: 'doctor-busy', entry: other });
  expect(busy && isRefused(busy)).toBe(true);
  expect(kinds({ from: 780, to: 810 })).toEqual(['outside-hours']);
});

test('a day that could not be read, hours that nobody knows and another location are said', () => {
  const to = { ...origin, doctorId: 'eva', locationId: 'south' };
  expect(
    moveConcerns(entry, to, { entries: undefined, directory, now }).map(({ kind }) => kind),
  ).toEqual(['unknown-day', 'unread-schedule', 'new-location']);
});

test('what was so of the whole day before is not said again', () => {
  const sunday = { ...entry, date: '2026-11-29' };
  expect(kinds({ date: sunday.date, from: 660, to: 690 }, [], sunday)).toEqual([]);
  expect(kinds({ date: sunday.date })).toEqual(['day-off']);
});

test('what is held walks along: to the same weekday, the doctor shown, where the hours are', () => {
  const column = (doctorId: string, date: string) => ({
    doctorId,
    date,
    entries: [],
    day: undefined,
  });
  const held = { entry, place: origin, isDragged: false, asked: undefined };
  const at = (...columns: ReturnType<typeof column>[]) => heldPlace(held, columns, directory);
  expect(at()).toBeUndefined();
  expect(at(column('ana', '2026-11-23'))).toEqual(origin);
  const week = [column('ana', '2026-12-01'), column('ana', '2026-11-30')];
  expect(at(...week)).toEqual({ ...origin, date: '2026-11-30' });
  expect(at(column('eva', '2026-11-24'), column('ana', '2026-11-24'))).toEqual({
    ...origin,
    date: '2026-11-24',
    locationId: 'south',
  });
  expect(at(column('eva', '2026-11-23'))).toMatchObject({ doctorId: 'eva', locationId: 'south' });
});

test('a doctor who does not perform the procedure speaks against it', () => {
  const root = { ...entry, procedureId: 'root' };
  expect(kinds({ doctorId: 'eva', locationId: 'south' }, [], root)).toContain('not-performer');
  expect(kinds({ doctorId: 'eva', locationId: 'south' })).not.toContain('not-performer');
  // It was so before.
  expect(kinds({ from: 660, to: 690 }, [], { ...root, doctorId: 'eva' })).not.toContain(
    'not-performer',
  );
});
