import { expect, test } from 'vitest';
import { doctorChoices, locationChoices } from './booking-choices';
import { nearestStarts } from './nearest-starts';

const doctor = (id: string, active = true) => ({
  id,
  name: id,
  locationIds: ['north', 'south'],
  active,
});
const block = (locationId: string, startTime: string, endTime: string) => ({
  day: 'monday',
  locationId,
  startTime,
  endTime,
});
const week = {
  workingDays: [block('south', '14:00', '18:00'), block('north', '08:00', '12:00')],
  exceptions: [],
};
const directory = {
  doctors: [doctor('ana'), doctor('luis'), doctor('gone', false)],
  locations: ['north', 'south', 'west'].map((id) => ({ id, name: id })),
  procedures: [{ id: 'root', name: 'Conducto', doctorIds: ['luis', 'gone'] }],
  weeks: { ana: week, luis: 'none' } as const,
};
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const MONDAY = '2026-11-23';

test('those who perform the procedure come first, whoever is no longer active not at all', () => {
  const { fitting, others } = doctorChoices(directory, 'root');
  expect([ids(fitting), ids(others)]).toEqual([['luis'], ['ana']]);
  expect(ids(doctorChoices(directory, '').fitting)).toEqual(['ana', 'luis']);
});

test.each([
  [{ seenWith: ['luis'] }, ['luis'], ['ana']],
  // What the service says goes before what was seen.
  [{ doctorIds: ['ana'], seenWith: ['luis'] }, ['ana'], ['luis']],
  [{ seenWith: ['gone'] }, ['ana', 'luis'], []],
  [{ seenWith: [] }, ['ana', 'luis'], []],
])(
  'of %o those who were seen to perform it come first, where there are some',
  (said, come, rest) => {
    const procedures = [{ id: 'root', name: 'Conducto', ...said }];
    const { fitting, others } = doctorChoices({ ...directory, procedures }, 'root');
    expect([ids(fitting), ids(others)]).toEqual([come, rest]);
  },
);

test.each([
  ['in the morning', MONDAY, 600, ['north', 'south']],
  ['in the afternoon', MONDAY, 900, ['south', 'north']],
  ['at no hour yet', MONDAY, undefined, ['north', 'south']],
  ['on a free day', '2026-11-24', 600, ['south', 'north']],
])('the place where the doctor is %s comes first', (_, date, from, expected) => {
  expect(ids(locationChoices(directory, { doctorId: 'ana', date, from }))).toEqual(expected);
});

test('without hours it is wherever the doctor works, and without that anywhere', () => {
  const at = (doctorId: string) =>
    ids(locationChoices(directory, { doctorId, date: MONDAY, from: 600 }));
  expect(at('luis')).toEqual(['north', 'south']);
  expect(at('nobody')).toEqual(['north', 'south', 'west']);
});

const entry = (from: number, to: number) => ({
  id: `${from}`,
  date: MONDAY,
  from,
  to,
  patientId: 'p1',
  doctorId: 'ana',
  locationId: 'north',
  procedureId: 'root',
  status: 'confirmed',
});
const wanted = { doctorId: 'ana', patientId: '', date: MONDAY, from: 600, duration: 30 };
const before = { date: '2026-11-20', minutes: 0 };

test('the free starts nearest to a taken one are offered, in their order', () => {
  const entries = [entry(600, 630)];
  const starts = nearestStarts(wanted, week, entries, before);
  expect(starts.map(({ from }) => from)).toEqual([555, 570, 630, 645]);
  const now = { date: MONDAY, minutes: 620 };
  expect(nearestStarts(wanted, week, entries, now).every(({ from }) => from >= 620)).toBe(true);
});

test('a time at which the patient is with somebody else is left out', () => {
  const elsewhere = { ...entry(630, 660), id: 'b', doctorId: 'luis' };
  const starts = (patientId: string) =>
    nearestStarts({ ...wanted, patientId }, week, [entry(600, 630), elsewhere], before).map(
      ({ from }) => from,
    );
  expect(starts(elsewhere.patientId)).not.toContain(630);
  expect(starts('another')).toContain(630);
});

test('none are offered where nobody knows the hours, or the day is over', () => {
  expect(nearestStarts(wanted, 'none', [], before)).toEqual([]);
  expect(nearestStarts(wanted, 'unread', [], before)).toEqual([]);
  expect(nearestStarts(wanted, week, [], { date: '2026-11-24', minutes: 0 })).toEqual([]);
});
