import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorEnvelopeA, fieldErrors } from '@/lib/contract/errors';
import { timeOf } from '@/lib/kit/dates/span';
import { checkExceptions, checkWorkingDays, WEEKDAYS } from '@/lib/kit/schedule';
import { tenthOf } from '@/lib/testing/long';
import { call } from '../testing/call';
import { startService, type TestService } from '../testing/harness';
import { inLanes } from '../testing/in-lanes';
import { addWorld, WORLD } from '../testing/world';

// What the browser finds wrong with a schedule is what the service refuses, no more and no less.
const SCHEDULES = tenthOf(10_000);
const LANES = 8;
const SEED = 20_261_121;
const ASSIGNED = [WORLD.location, WORLD.otherLocation];

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService('pglite', { rateLimit: { requests: 1_000_000, seconds: 60 } });
  const clinic = await service.addClinic();
  key = clinic.key;
  await addWorld(service.db, clinic.id, service.clock.now());
});
afterAll(() => service.close());

const fiveMinutes = fc.integer({ min: 0, max: 287 }).map((step) => timeOf(step * 5));
const noTime = fc.constantFrom('', '8:00', '24:00', '08:60', '08:00:00', ' 08:00', '٠٨:٠٠', 'noon');
const time = fc.oneof({ weight: 60, arbitrary: fiveMinutes }, { weight: 1, arbitrary: noTime });

/** Most of them as people mean them: from an hour to a later one, the lunch inside. */
const hours = fc
  .tuple(fc.integer({ min: 0, max: 280 }), fc.integer({ min: 1, max: 60 }), fc.nat(8))
  .map(([from, length, lunchAt]) => {
    const to = Math.min(from + length, 287);
    const at = (step: number) => timeOf(step * 5);
    const plain = { startTime: at(from), endTime: at(to) };
    const noon = from + lunchAt;
    return noon + 1 <= to && lunchAt % 2 === 0
      ? { ...plain, lunchStartTime: at(noon), lunchEndTime: at(noon + 1) }
      : plain;
  });

const anyHours = fc.record(
  { startTime: time, endTime: time, lunchStartTime: time, lunchEndTime: time },
  { requiredKeys: ['startTime', 'endTime'] },
);

const place = fc.record({
  day: fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom(...WEEKDAYS) },
    { weight: 1, arbitrary: fc.constantFrom('', 'Monday', 'lunes', 'constructor') },
  ),
  locationId: fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom(...ASSIGNED) },
    { weight: 1, arbitrary: fc.constantFrom('', 'loc-west', 'LOC-NORTH') },
  ),
});

const block = fc
  .tuple(place, fc.oneof({ weight: 5, arbitrary: hours }, { weight: 1, arbitrary: anyHours }))
  .map(([where, when]) => ({ ...where, ...when }));

const exceptionDate = fc.oneof(
  {
    weight: 30,
    arbitrary: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  },
  { weight: 1, arbitrary: fc.constantFrom('2026-02-29', '2026-13-01', '24/12/2026', '') },
);

const schedule = fc.record({
  workingDays: fc.array(block, { maxLength: 6 }),
  exceptions: fc.array(exceptionDate, { maxLength: 4 }),
});

test(`the rules and the service agree on ${SCHEDULES.toLocaleString('en')} schedules`, async () => {
  const generated = fc.sample(schedule, { numRuns: SCHEDULES, seed: SEED });
  const path = `/appointments/doctors/schedule/${WORLD.otherDoctor}`;
  const outcomes = await inLanes(generated, LANES, async (body) => {
    const expected = [
      ...checkWorkingDays(body.workingDays, ASSIGNED),
      ...checkExceptions(body.exceptions),
    ].map(({ path: at, code }) => `${at} ${code}`);
    const answer = await call(service, 'PUT', path, { key, body });
    const refused = answer.status === 400 ? refusedFields(answer.body) : [];
    const agrees =
      answer.status === (expected.length === 0 ? 200 : 400) &&
      JSON.stringify(refused) === JSON.stringify(expected);
    return { agrees, valid: expected.length === 0, body, status: answer.status, expected, refused };
  });
  expect(outcomes.filter(({ agrees }) => !agrees)).toEqual([]);
  // Neither half is missing from what was tried.
  const valid = outcomes.filter((outcome) => outcome.valid).length;
  expect(valid).toBeGreaterThan(SCHEDULES / 5);
  expect(valid).toBeLessThan((SCHEDULES * 4) / 5);
}, 180_000);

function refusedFields(body: unknown): string[] {
  const { details } = errorEnvelopeA.parse(body);
  return fieldErrors.parse(details?.fields).map(({ path, code }) => `${path} ${code}`);
}
