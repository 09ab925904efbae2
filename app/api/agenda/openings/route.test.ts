import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '@/clinic-service/testing/call';
import { startService, type TestService } from '@/clinic-service/testing/harness';
import { addWorld, WORLD } from '@/clinic-service/testing/world';
import { openOn, workingDayOf } from '@/lib/agenda/rules/working-day';
import { addDays, clinicInstant, clinicToday, toOffsetDateTime } from '@/lib/kit/dates/clinic-time';
import { contains, overlaps, timeOf } from '@/lib/kit/dates/span';
import { WEEKDAYS, type WorkingBlock } from '@/lib/kit/schedule';
import { processState } from '@/lib/server/process-state';
import { ORIGIN, withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { tenthOf } from '@/lib/testing/long';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET } from './route';

withApplication();

const ZONE = 'America/Bogota';
const browser = new Browser();
let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService('pglite');
  const clinic = await service.addClinic(ZONE);
  key = clinic.key;
  await addWorld(service.db, clinic.id, service.clock.now());
  vi.stubEnv('CLINIC_SEED', '');
  vi.stubEnv('CLINIC_BOOTSTRAP_API_KEY', '');
  vi.stubEnv('CLINIC_API_URL', service.baseUrl);
  vi.stubEnv('CLINIC_API_KEY', key);
  await afterPassword((await makeStaff('receptionist')).email, browser);
});
afterAll(() => service.close());

const ask = (query: string, by = browser) =>
  by.send(
    ({ headers }) => GET(new Request(`${ORIGIN}/api/agenda/openings?${query}`, { headers })),
    { method: 'GET' },
  );

test('nobody who is not signed in is told when doctors are free', async () => {
  const answer = await ask('duration=30&from=2027-03-01', new Browser());
  expect(answer.status).toBe(401);
});

test.each([
  ['from', 'duration=30'],
  ['from', 'duration=30&from=2027-02-30'],
  ['from', 'duration=30&from=0001-01-01'],
  ['duration', 'from=2027-03-01'],
  ['duration', 'duration=0&from=2027-03-01'],
  ['duration', 'duration=4&from=2027-03-01'],
  ['duration', 'duration=721&from=2027-03-01'],
  ['duration', 'duration=1e2&from=2027-03-01'],
  ['after', 'duration=30&from=2027-03-01&after=24:00'],
  ['doctorId', 'duration=30&from=2027-03-01&doctorId=../x'],
  ['doctorId', 'duration=30&from=2027-03-01&doctorId=nobody'],
])('a %s that makes no sense is refused: %s', async (path, query) => {
  const answer = await ask(query);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: [{ path }] });
});

const found = z.object({
  openings: z.array(
    z.object({
      date: z.string(),
      doctorId: z.string(),
      locationId: z.string(),
      from: z.number(),
      to: z.number(),
    }),
  ),
});
type Opening = z.output<typeof found>['openings'][number];

/** Blocks of a day, cut at some minutes: every other stretch is worked. */
const blocksOf = (places: readonly string[]) =>
  fc
    .array(
      fc.record({
        day: fc.constantFrom(...WEEKDAYS),
        place: fc.constantFrom(...places),
        cuts: fc.uniqueArray(fc.integer({ min: 0, max: 1_439 }), { minLength: 4, maxLength: 4 }),
        eats: fc.boolean(),
      }),
      { minLength: 3, maxLength: 7 },
    )
    .map((days): WorkingBlock[] => {
      const once = new Map(days.map((day) => [day.day, day]));
      return [...once.values()].map(({ day, place, cuts, eats }) => {
        const [from = 0, lunch = 0, after = 0, to = 0] = cuts.toSorted((a, b) => a - b);
        return {
          day,
          locationId: place,
          startTime: timeOf(from),
          endTime: timeOf(to),
          ...(eats && { lunchStartTime: timeOf(lunch), lunchEndTime: timeOf(after) }),
        };
      });
    });
const visits = fc.array(
  fc.record({
    doctorId: fc.constantFrom(WORLD.doctor, WORLD.otherDoctor),
    day: fc.integer({ min: -1, max: 9 }),
    from: fc.integer({ min: 0, max: 1_439 }),
    minutes: fc.integer({ min: 5, max: 240 }),
    canceled: fc.boolean(),
  }),
  { maxLength: 12 },
);
const agenda = fc.record({
  ana: blocksOf([WORLD.location]),
  luis: blocksOf([WORLD.location, WORLD.otherLocation]),
  exceptions: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
  visits,
  duration: fc.integer({ min: 5, max: 150 }),
  doctorId: fc.constantFrom('', WORLD.doctor, WORLD.otherDoctor),
  locationId: fc.constantFrom('', WORLD.location, WORLD.otherLocation),
});

test('no opening is ever refused by the service, nor outside the hours of its doctor', async () => {
  // Each run has weeks of its own, which nobody has booked into.
  let from = addDays(clinicToday(ZONE, new Date()), 1);
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(agenda, async ({ ana, luis, exceptions, visits, ...search }) => {
      from = addDays(from, 70);
      const away = exceptions.map((day) => addDays(from, day));
      const weeks = new Map([
        [WORLD.doctor as string, { workingDays: ana, exceptions: [...new Set(away)].sort() }],
        [WORLD.otherDoctor as string, { workingDays: luis, exceptions: [] }],
      ]);
      for (const [doctorId, week] of weeks) await saveWeek(doctorId, week);
      for (const { doctorId, day, from: start, minutes, canceled } of visits) {
        const date = addDays(from, day);
        const span = {
          date,
          doctorId,
          locationId: WORLD.location,
          from: start,
          to: start + minutes,
        };
        await book(span, canceled);
      }
      const openings = await openingsFrom({ ...search, from });
      const mine: Opening[] = [];
      for (const opening of openings) {
        const { date, doctorId, locationId } = opening;
        const week = weeks.get(doctorId);
        const open = week ? openOn(workingDayOf(week, date), locationId) : [];
        expect(open.some((span) => contains(span, opening))).toBe(true);
        expect(opening.to - opening.from).toBe(search.duration);
        // What one books oneself is not free any more.
        const isOver = (other: Opening) =>
          other.date === date && other.doctorId === doctorId && overlaps(other, opening);
        if (mine.some(isOver)) continue;
        expect(await book(opening)).toBe(201);
        mine.push(opening);
      }
      taken += mine.length;
    }),
    { numRuns: tenthOf(60) },
  );
  expect(taken).toBeGreaterThan(tenthOf(20));
}, 40_000);

async function saveWeek(doctorId: string, week: object): Promise<void> {
  const path = `/appointments/doctors/schedule/${doctorId}`;
  const { status } = await call(service, 'PUT', path, { key, body: week });
  expect(status).toBe(200);
  // The application keeps a week for a moment.
  processState('agenda-weeks', () => new Map()).clear();
}

async function book(
  { date, doctorId, locationId, from, to }: Opening,
  canceled = false,
): Promise<number> {
  const start = clinicInstant(date, timeOf(from), ZONE);
  const end = new Date(start.getTime() + (to - from) * 60_000);
  const { status, body } = await call(service, 'POST', '/appointments', {
    key,
    body: {
      patientId: WORLD.patient,
      doctorId,
      locationId,
      procedureId: WORLD.procedure,
      startTime: toOffsetDateTime(start, ZONE),
      endTime: toOffsetDateTime(end, ZONE),
    },
  });
  if (canceled && status === 201) {
    const id = String(Reflect.get(Object(body), 'id'));
    const change = { key, body: { status: 'canceled' } };
    expect((await call(service, 'PATCH', `/appointments/${id}`, change)).status).toBe(200);
  }
  return status;
}

async function openingsFrom(search: Readonly<Record<string, string | number>>) {
  const asked = Object.entries(search).filter(([, value]) => value !== '');
  const params = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  const answer = await ask(params.toString());
  expect(answer.status, await answer.clone().text()).toBe(200);
  return found.parse(await answer.json()).openings;
}
