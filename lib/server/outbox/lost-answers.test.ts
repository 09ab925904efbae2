import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { POST } from '@/app/api/clinic/[...path]/route';
import { appointments } from '@/clinic-service/db/schema/appointments';
import { SLOT } from '@/clinic-service/testing/agenda';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { loseAnswers, withFaultyService } from '@/lib/testing/faulty-service';
import { tenthOf } from '@/lib/testing/long';
import { afterPassword, makeStaff } from '@/lib/testing/staff';

const BOOKINGS = tenthOf(200);
/** Half-hours from eight to six. */
const A_DAY = 20;

const { service, clinicId, proxy } = await withFaultyService({
  SESSION_REQUESTS_PER_MINUTE: '1000000',
});

const losing = loseAnswers(proxy);

const answered = z.object({ id: z.string() });
const twoDigits = (value: number) => String(value).padStart(2, '0');
const at = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00-05:00`;

/** A slot of its own for each. */
function slot(index: number) {
  const date = `2027-03-${twoDigits(1 + Math.floor(index / A_DAY))}`;
  const start = 8 * 60 + (index % A_DAY) * 30;
  return {
    ...SLOT,
    startTime: `${date}T${at(start)}`,
    endTime: `${date}T${at(start + 30)}`,
  };
}

test(`${BOOKINGS} bookings, each sent twice, every other answer lost: none twice, none missing, none unknown`, async () => {
  const browser = await afterPassword((await makeStaff('receptionist')).email);
  const route = (request: Request) =>
    POST(request, { params: Promise.resolve({ path: ['appointments'] }) });

  const told = { ids: new Set<string>(), disagreed: 0, refused: 0, askedAgain: 0, unresolved: 0 };
  for (let index = 0; index < BOOKINGS; index += 1) {
    const idempotencyKey = randomUUID();
    const submit = async () => {
      const answer = await browser.send(route, { body: slot(index), idempotencyKey });
      return { status: answer.status, body: await answer.json() };
    };
    // A double click, or somebody who presses again once it is answered.
    const both =
      index % 2 === 0 ? await Promise.all([submit(), submit()]) : [await submit(), await submit()];
    for (let more = 0; more < 3 && both.at(-1)?.status === 504; more += 1) {
      told.askedAgain += 1;
      both.push(await submit());
    }
    const ids = new Set(
      both.flatMap(({ status, body }) => (status === 200 ? [answered.parse(body).id] : [])),
    );
    told.refused += both.filter(({ status }) => status !== 200 && status !== 504).length;
    if (ids.size > 1) told.disagreed += 1;
    if (both.at(-1)?.status !== 200) told.unresolved += 1;
    for (const id of ids) told.ids.add(id);
  }
  const met = losing.met();

  const rows = await service.db
    .select({ id: appointments.id, startsAt: appointments.startsAt })
    .from(appointments)
    .where(and(eq(appointments.clinicId, clinicId), ne(appointments.status, 'completed')));
  const slots = new Set(rows.map(({ startsAt }) => startsAt.getTime()));
  const counts = {
    bookings: BOOKINGS,
    sentToService: met.sent,
    answersLost: met.lost,
    neverArrived: met.neverArrived,
    duplicates: rows.length - slots.size,
    lost: BOOKINGS - rows.filter(({ id }) => told.ids.has(id)).length,
    unresolved: told.unresolved,
  };
  console.info(JSON.stringify(counts));
  expect(counts).toMatchObject({ duplicates: 0, lost: 0, unresolved: 0 });
  expect(counts.answersLost).toBeGreaterThanOrEqual(BOOKINGS / 2);
  expect(told).toMatchObject({ disagreed: 0, refused: 0 });
  // The service's own refusal of overlaps hides nothing: what arrived came once.
  expect(counts.sentToService).toBe(BOOKINGS + counts.neverArrived);
  const ok = eq(audit.result, 'ok');
  const made = and(ok, eq(audit.action, 'appointments.create'));
  expect(await (await database()).$count(audit, made)).toBe(BOOKINGS);
});
