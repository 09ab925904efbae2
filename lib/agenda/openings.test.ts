import { beforeEach, expect, test, vi } from 'vitest';
import type { KnownWeek } from '@/lib/agenda/rules/working-day';
import { DEFAULT_SETTINGS } from '@/lib/kit/clinic-settings';
import { InvalidInputError } from '@/lib/server/clinic/errors';
import { deskRules } from '@/lib/server/db/clinic-settings.server';
import { findOpenings } from './openings.server';
import { readAppointments } from './read-appointments.server';
import type { Directory } from './shared/directory';
import { readDirectory } from './shared/directory.server';

vi.mock('./shared/directory.server');
vi.mock('./read-appointments.server');
vi.mock('@/lib/server/db/clinic-settings.server');
vi.mock('@/lib/server/settings/env.server', () => ({
  env: () => ({ timezone: 'America/Bogota' }),
}));

const context = { locale: 'es-CO', correlationId: 'test' } as const;
// A Friday; the Monday after it is the 23rd.
const now = { date: '2026-11-20', minutes: 600 };
const doctor = (id: string, active = true) => ({ id, name: id, locationIds: ['north'], active });
const mornings = (locationId = 'north'): KnownWeek => ({
  workingDays: [{ day: 'monday', locationId, startTime: '08:00', endTime: '10:00' }],
  exceptions: [],
});
const booked = (startTime: string, endTime: string, status = 'confirmed') => ({
  id: startTime,
  patientId: 'p1',
  doctorId: 'ana',
  locationId: 'north',
  procedureId: 'filling',
  startTime: `${startTime}-05:00`,
  endTime: `${endTime}-05:00`,
  status,
  notes: undefined,
  createdAt: undefined,
  version: undefined,
  patient: undefined,
  doctor: undefined,
  procedure: undefined,
});

function clinic(weeks: Directory['weeks'], more: Partial<Directory> = {}): void {
  vi.mocked(readDirectory).mockResolvedValue({
    doctors: [...Object.keys(weeks).map((id) => doctor(id)), doctor('gone', false)],
    locations: [{ id: 'north', name: 'Norte' }],
    procedures: [{ id: 'root', name: 'Conducto', doctorIds: ['luis'] }],
    weeks,
    learned: false,
    ...more,
  });
}
const starts = (found: { readonly openings: readonly { readonly from: number }[] }) =>
  found.openings.map(({ from }) => from);

beforeEach(() => {
  vi.mocked(deskRules).mockResolvedValue(DEFAULT_SETTINGS.desk);
  vi.mocked(readAppointments).mockReset().mockResolvedValue([]);
});

const days = (found: { readonly openings: readonly { readonly date: string }[] }) => [
  ...new Set(found.openings.map(({ date }) => date)),
];

test('two of each morning are found, of two doctors, and the next from there on', async () => {
  clinic({ ana: mornings(), luis: mornings() });
  const asked = { duration: 30, from: now.date };
  const first = await findOpenings(asked, now, context);
  expect(starts(first)).toEqual(Array(10).fill(480));
  expect(first.openings.slice(0, 2).map(({ doctorId }) => doctorId)).toEqual(['ana', 'luis']);
  expect(days(first)).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
    '2026-12-21',
  ]);
  expect(first.next).toEqual({ from: '2026-12-21', after: '11:59' });
  const second = await findOpenings({ ...asked, ...first.next }, now, context);
  // The 11th of January is a holiday.
  expect(days(second)).toEqual([
    '2026-12-28',
    '2027-01-04',
    '2027-01-18',
    '2027-01-25',
    '2027-02-01',
  ]);
});

test('of one doctor the second is an hour later; a holiday that is asked for by its date is told', async () => {
  clinic({ ana: mornings() });
  const found = await findOpenings({ duration: 30, from: '2027-01-11' }, now, context);
  expect(found.openings.slice(0, 2)).toMatchObject([
    { date: '2027-01-11', from: 480 },
    { date: '2027-01-11', from: 540 },
  ]);
});

test('a holiday is passed over, unless the clinic works on it', async () => {
  clinic({ ana: mornings() });
  const find = () => findOpenings({ duration: 30, from: '2027-01-08' }, now, context);
  expect(days(await find())[0]).toBe('2027-01-18');
  vi.mocked(deskRules).mockResolvedValue({ ...DEFAULT_SETTINGS.desk, worksHolidays: true });
  expect(days(await find())[0]).toBe('2027-01-11');
});

test('what suits alone: a part of the day, an hour, a day of the week', async () => {
  const allDay = { day: 'monday', locationId: 'north', startTime: '08:00', endTime: '18:00' };
  clinic({ ana: { workingDays: [allDay, { ...allDay, day: 'friday' }], exceptions: [] } });
  const find = (when: object) =>
    findOpenings({ duration: 30, from: '2026-11-23', ...when }, now, context);
  const afternoon = await find({ part: 'afternoon' });
  expect(Math.min(...starts(afternoon))).toBe(720);
  expect(Math.min(...starts(await find({ earliest: '15:00' })))).toBe(900);
  const fridays = await find({ weekday: 'friday', part: 'morning' });
  expect(days(fridays).slice(0, 2)).toEqual(['2026-11-27', '2026-12-04']);
  expect(Math.max(...starts(fridays))).toBeLessThan(720);
});

test('what is booked is not free, also from the day before; what was canceled is', async () => {
  vi.mocked(readAppointments).mockImplementation(async ({ from }) =>
    from > '2026-11-22'
      ? []
      : [
          booked('2026-11-22T23:00:00', '2026-11-23T08:30:00'),
          booked('2026-11-23T08:45:00', '2026-11-23T09:30:00'),
          booked('2026-11-23T09:30:00', '2026-11-23T10:00:00', 'canceled'),
        ],
  );
  clinic({ ana: mornings() });
  const found = await findOpenings({ duration: 30, from: '2026-11-23' }, now, context);
  expect(found.openings[0]).toMatchObject({ date: '2026-11-23', from: 570 });
});

test('a doctor whose hours nobody could read, or who has none, is named', async () => {
  clinic({ ana: 'unread', luis: 'none' });
  const found = await findOpenings({ duration: 30, from: now.date }, now, context);
  expect(found).toEqual({
    openings: [],
    searchedTo: '2027-01-18',
    unread: ['ana'],
    unscheduled: ['luis'],
  });
  expect(readAppointments).not.toHaveBeenCalled();
});

test('only those who perform the procedure, and one alone where asked for', async () => {
  clinic({ ana: mornings(), luis: mornings() });
  const doctors = async (more: object) => {
    const asked = { duration: 30, from: now.date, ...more };
    const { openings } = await findOpenings(asked, now, context);
    return [...new Set(openings.map(({ doctorId }) => doctorId))];
  };
  expect(await doctors({ procedureId: 'root' })).toEqual(['luis']);
  expect(await doctors({ doctorId: 'ana', procedureId: 'root' })).toEqual(['ana']);
  await expect(doctors({ doctorId: 'nobody' })).rejects.toThrow(InvalidInputError);
  await expect(doctors({ doctorId: 'gone' })).rejects.toThrow(InvalidInputError);
});

test('hours where the doctor is not assigned any more are none, unless all is learned', async () => {
  const asked = { duration: 30, from: now.date };
  clinic({ ana: mornings('south') });
  expect((await findOpenings(asked, now, context)).openings).toEqual([]);
  clinic({ ana: mornings('south') }, { learned: true });
  expect((await findOpenings(asked, now, context)).openings).not.toEqual([]);
});

test('nothing in the past is free', async () => {
  clinic({ ana: mornings() });
  const monday = { date: '2026-11-23', minutes: 545 };
  const found = await findOpenings({ duration: 30, from: '2026-11-01' }, monday, context);
  expect(found.openings[0]).toMatchObject({ date: '2026-11-23', from: 545 });
});

test('agendas that cannot be read are a failure, not no openings', async () => {
  clinic({ ana: mornings() });
  vi.mocked(readAppointments).mockRejectedValue(new Error('down'));
  const asked = { duration: 30, from: now.date };
  await expect(findOpenings(asked, now, context)).rejects.toThrow('down');
});

test('nothing is proposed in what the desk keeps free', async () => {
  const block = { id: 'b', date: '2026-11-23', from: 480, to: 540, reason: 'Reunión' };
  clinic({ ana: mornings() }, { blocks: [block] });
  const asked = { duration: 60, from: '2026-11-23' };
  const [first] = (await findOpenings(asked, now, context)).openings;
  expect([first?.date, first?.from]).toEqual(['2026-11-23', 540]);
  clinic({ ana: mornings() }, { blocks: [{ ...block, locationId: 'south' }] });
  expect((await findOpenings(asked, now, context)).openings[0]?.from).toBe(480);
});
