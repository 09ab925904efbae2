import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { DELETE, PATCH, POST, PUT } from '@/app/api/clinic/[...path]/route';
import { apiKeys } from '@/clinic-service/db/schema/api-keys';
import { appointments } from '@/clinic-service/db/schema/appointments';
import { invoices } from '@/clinic-service/db/schema/billing';
import { odontogramFindings, odontograms } from '@/clinic-service/db/schema/odontogram';
import { procedures } from '@/clinic-service/db/schema/procedures';
import { medicalRecords, prescriptions } from '@/clinic-service/db/schema/records';
import { doctorSchedules } from '@/clinic-service/db/schema/staff';
import { BILL } from '@/clinic-service/testing/billing';
import { WORLD } from '@/clinic-service/testing/world';
import type { Fault, Seen } from '@/e2e/support/fault-proxy';
import { database } from '@/lib/server/db/application-database';
import { outbox } from '@/lib/server/db/schema';
import { withFaultyService } from '@/lib/testing/faulty-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';

const { service, clinicId, proxy } = await withFaultyService({
  CLINIC_API_FEATURES: 'documented',
  REQUIRE_SECOND_FACTOR: 'false',
  SESSION_REQUESTS_PER_MINUTE: '100000',
});
const { db } = service;

afterEach(() => proxy.heal());

/** A write of the published contract, a new one each time. */
interface Write {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: readonly string[];
  readonly body?: unknown;
  /** How many of it the service has: 1 is right where it replaces itself too. */
  readonly count: () => Promise<number>;
}

let serial = 0;
const ROUTES = { POST, PUT, PATCH, DELETE };
const CHART = ['patients', WORLD.otherPatient, 'odontogram'];

const WRITES: Readonly<Record<string, () => Write | Promise<Write>>> = {
  appointment() {
    serial += 1;
    const day = new Date(Date.UTC(2026, 4, 1 + serial)).toISOString().slice(0, 10);
    const { patient: patientId, doctor: doctorId, location: locationId, procedure } = WORLD;
    const startTime = `${day}T09:00:00-05:00`;
    const endTime = `${day}T09:30:00-05:00`;
    return {
      method: 'POST',
      path: ['appointments'],
      body: { patientId, doctorId, locationId, procedureId: procedure, startTime, endTime },
      count: () => db.$count(appointments, eq(appointments.startsAt, new Date(startTime))),
    };
  },
  schedule() {
    serial += 1;
    const endTime = `${10 + (serial % 10)}:${10 + (serial % 50)}`;
    const block = { day: 'monday', locationId: WORLD.location, startTime: '08:00', endTime };
    return {
      method: 'PUT',
      path: ['appointments', 'doctors', 'schedule', WORLD.doctor],
      body: { workingDays: [block] },
      async count() {
        const [row] = await db
          .select()
          .from(doctorSchedules)
          .where(eq(doctorSchedules.doctorId, WORLD.doctor));
        return JSON.stringify(row).includes(endTime) ? 1 : 0;
      },
    };
  },
  invoice() {
    const notes = randomUUID();
    return {
      method: 'POST',
      path: ['billing', 'invoices'],
      body: { ...BILL, notes },
      count: () => db.$count(invoices, eq(invoices.notes, notes)),
    };
  },
  prescription() {
    const diagnosis = randomUUID();
    return {
      method: 'POST',
      path: ['emr', 'prescriptions'],
      body: {
        appointmentId: WORLD.appointment,
        medications: [{ name: 'Naproxeno 250 mg' }],
        diagnosis,
      },
      count: () => db.$count(prescriptions, eq(prescriptions.diagnosis, diagnosis)),
    };
  },
  record() {
    const descripcion = randomUUID();
    const fields = { procedimiento: 'Control', descripcion, indicaciones: 'Ninguna' };
    return {
      method: 'POST',
      path: ['emr', 'medical-records'],
      body: { appointmentId: WORLD.appointment, templateId: 'evolution', fields },
      async count() {
        const rows = await db.select().from(medicalRecords);
        return rows.filter((row) => JSON.stringify(row.fields).includes(descripcion)).length;
      },
    };
  },
  procedure() {
    const name = randomUUID();
    return {
      method: 'POST',
      path: ['clinical-procedures'],
      body: { name, specialty: 'Odontología general', duration: 30, price: 1000 },
      count: () => db.$count(procedures, eq(procedures.name, name)),
    };
  },
  finding() {
    serial += 1;
    const toothFdi = 11 + (serial % 2);
    const notes = randomUUID();
    return {
      method: 'POST',
      path: [...CHART, 'findings'],
      body: { toothFdi, catalogFindingId: 'caries', surface: 'mesial', notes },
      count: () => db.$count(odontogramFindings, eq(odontogramFindings.notes, notes)),
    };
  },
  'dentition mode'() {
    return {
      method: 'PATCH',
      path: [...CHART, 'dentition-mode'],
      body: { mode: 'mixed' },
      count: () => db.$count(odontograms, eq(odontograms.dentitionMode, 'mixed')),
    };
  },
  tooth() {
    return {
      method: 'PATCH',
      path: [...CHART, 'teeth', '53', 'dentition'],
      body: { dentition: 'temporary' },
      count: () => db.$count(odontograms, eq(odontograms.patientId, WORLD.otherPatient)),
    };
  },
  async 'key deletion'() {
    const id = randomUUID();
    const stamp = { prefix: 'ck', hash: randomUUID(), createdAt: new Date() };
    await db.insert(apiKeys).values({ clinicId, id, name: 'Panel', scopes: [], ...stamp });
    return {
      method: 'DELETE',
      path: ['api-keys', id],
      // The key is gone once.
      count: async () =>
        1 - (await db.$count(apiKeys, and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))),
    };
  },
};

const MINUTE_OLD = { updatedAt: sql`now() - interval '61 seconds'` };

const answer = (status: number, body: string, headers = {}): Fault => ({
  kind: 'answer',
  status,
  body,
  headers,
});

const FAULTS: Readonly<Record<string, Fault>> = {
  '500': answer(500, '{}'),
  reset: { kind: 'reset' },
  '401': answer(401, '{"success":false,"error":"no","code":"AUTHENTICATION_ERROR"}'),
  '403': answer(403, '{"success":false,"error":"no","code":"AUTHORIZATION_ERROR"}'),
  '429': answer(429, '{"success":false,"error":"no","code":"RATE_LIMITED"}'),
  '503 HTML': answer(503, '<h1>Down</h1>', { 'content-type': 'text/html' }),
  malformed: { kind: 'change', change: () => '{"id"' },
  'wrong envelope': { kind: 'change', change: () => '{"result":[1]}' },
  cut: { kind: 'half' },
  dropped: { kind: 'lost' },
};

type Browser = Awaited<ReturnType<typeof afterPassword>>;

const people = new Map<string, Promise<Browser>>();
function browserFor(name: string): Promise<Browser> {
  const isClinical = ['prescription', 'record', 'finding', 'dentition mode', 'tooth'].includes(
    name,
  );
  const role = isClinical ? 'dentist' : 'admin';
  const known = people.get(role) ?? makeStaff(role).then(({ email }) => afterPassword(email));
  people.set(role, known);
  return known;
}

interface Told {
  readonly status: number;
  readonly code: string | undefined;
  readonly next: unknown;
}

async function ask(name: string, write: Write, key: string, isCheck = false): Promise<Told> {
  const { method, path, body } = write;
  const route = ROUTES[method];
  const response = await (await browserFor(name)).send(
    (request) => route(request, { params: Promise.resolve({ path: [...path] }) }),
    // A schedule is sent without a key: its form compares what is saved before it sends again.
    { method, body, isCheck, ...(name !== 'schedule' && { idempotencyKey: key }) },
  );
  const text = await response.text();
  const told = text === '' ? {} : JSON.parse(text);
  return { status: response.status, code: told.code, next: told.details?.next };
}

/** Does what the screens say until the change is settled. Gives each thing that was said. */
async function followAdvice(name: string, write: Write, key: string, first: Told) {
  const said: string[] = [];
  let told = first;
  let used = key;
  for (let step = 0; step < 6; step += 1) {
    if (told.status < 300) return { said, isMade: true };
    said.push(told.next === undefined ? String(told.code) : `${told.code} (${told.next})`);
    if (told.code !== 'OUTCOME_UNKNOWN') {
      told = await ask(name, write, used);
    } else if (name === 'schedule') {
      if ((await write.count()) === 1) return { said, isMade: true };
      told = await ask(name, write, used);
    } else if (name.match(/finding|mode|tooth/)) {
      // The chart says to do it again: it replaces itself.
      used = randomUUID();
      told = await ask(name, write, used);
    } else if (told.next === 'look') {
      if ((await write.count()) > 0) return { said, isMade: true };
      used = randomUUID();
      told = await ask(name, write, used);
    } else {
      told = await ask(name, write, used, told.next === 'check');
      // What does not show for a minute after it was sent is not on its way any more.
      await (await database()).update(outbox).set(MINUTE_OLD).where(eq(outbox.key, used));
    }
  }
  return { said, isMade: false };
}

test('after each fault of each write the advice of the screen makes one, never two', async () => {
  const table: Record<string, string> = {};
  for (const [name, make] of Object.entries(WRITES)) {
    for (const [fault, how] of Object.entries(FAULTS)) {
      const write = await make();
      const key = randomUUID();
      let isOver = false;
      const isIt = ({ method }: Seen) => method === write.method && !isOver;
      proxy.fail(isIt, how);
      const first = await ask(name, write, key);
      isOver = true;
      await proxy.heal();
      const { said, isMade } = await followAdvice(name, write, key, first);
      table[`${name}, ${fault}`] =
        `${[...new Set(said)].join(', ') || 'made'}: ${await write.count()}`;
      expect([`${name}, ${fault}`, isMade, await write.count()]).toEqual([
        `${name}, ${fault}`,
        true,
        1,
      ]);
    }
  }
  expect(table).toMatchInlineSnapshot(`
    {
      "appointment, 401": "SERVICE_KEY_REJECTED: 1",
      "appointment, 403": "SERVICE_FORBIDDEN: 1",
      "appointment, 429": "RATE_LIMITED: 1",
      "appointment, 500": "OUTCOME_UNKNOWN (check), NOT_MADE: 1",
      "appointment, 503 HTML": "OUTCOME_UNKNOWN (check), NOT_MADE: 1",
      "appointment, cut": "made: 1",
      "appointment, dropped": "made: 1",
      "appointment, malformed": "made: 1",
      "appointment, reset": "OUTCOME_UNKNOWN (check), NOT_MADE: 1",
      "appointment, wrong envelope": "made: 1",
      "dentition mode, 401": "SERVICE_KEY_REJECTED: 1",
      "dentition mode, 403": "SERVICE_FORBIDDEN: 1",
      "dentition mode, 429": "RATE_LIMITED: 1",
      "dentition mode, 500": "OUTCOME_UNKNOWN (look): 1",
      "dentition mode, 503 HTML": "OUTCOME_UNKNOWN (look): 1",
      "dentition mode, cut": "OUTCOME_UNKNOWN (look): 1",
      "dentition mode, dropped": "OUTCOME_UNKNOWN (look): 1",
      "dentition mode, malformed": "OUTCOME_UNKNOWN (look): 1",
      "dentition mode, reset": "OUTCOME_UNKNOWN (look): 1",
      "dentition mode, wrong envelope": "OUTCOME_UNKNOWN (look): 1",
      "finding, 401": "SERVICE_KEY_REJECTED: 1",
      "finding, 403": "SERVICE_FORBIDDEN: 1",
      "finding, 429": "RATE_LIMITED: 1",
      "finding, 500": "OUTCOME_UNKNOWN (check): 1",
      "finding, 503 HTML": "OUTCOME_UNKNOWN (check): 1",
      "finding, cut": "OUTCOME_UNKNOWN (check): 1",
      "finding, dropped": "OUTCOME_UNKNOWN (check): 1",
      "finding, malformed": "OUTCOME_UNKNOWN (check): 1",
      "finding, reset": "OUTCOME_UNKNOWN (check): 1",
      "finding, wrong envelope": "OUTCOME_UNKNOWN (check): 1",
      "invoice, 401": "SERVICE_KEY_REJECTED: 1",
      "invoice, 403": "SERVICE_FORBIDDEN: 1",
      "invoice, 429": "RATE_LIMITED: 1",
      "invoice, 500": "OUTCOME_UNKNOWN (look): 1",
      "invoice, 503 HTML": "OUTCOME_UNKNOWN (look): 1",
      "invoice, cut": "OUTCOME_UNKNOWN (look): 1",
      "invoice, dropped": "OUTCOME_UNKNOWN (look): 1",
      "invoice, malformed": "OUTCOME_UNKNOWN (look): 1",
      "invoice, reset": "OUTCOME_UNKNOWN (look): 1",
      "invoice, wrong envelope": "OUTCOME_UNKNOWN (look): 1",
      "key deletion, 401": "SERVICE_KEY_REJECTED: 1",
      "key deletion, 403": "SERVICE_FORBIDDEN: 1",
      "key deletion, 429": "RATE_LIMITED: 1",
      "key deletion, 500": "OUTCOME_UNKNOWN (check), NOT_MADE: 1",
      "key deletion, 503 HTML": "OUTCOME_UNKNOWN (check), NOT_MADE: 1",
      "key deletion, cut": "made: 1",
      "key deletion, dropped": "made: 1",
      "key deletion, malformed": "made: 1",
      "key deletion, reset": "OUTCOME_UNKNOWN (check), NOT_MADE: 1",
      "key deletion, wrong envelope": "made: 1",
      "prescription, 401": "SERVICE_KEY_REJECTED: 1",
      "prescription, 403": "SERVICE_FORBIDDEN: 1",
      "prescription, 429": "RATE_LIMITED: 1",
      "prescription, 500": "OUTCOME_UNKNOWN (check), NOT_MADE: 1",
      "prescription, 503 HTML": "OUTCOME_UNKNOWN (check), NOT_MADE: 1",
      "prescription, cut": "made: 1",
      "prescription, dropped": "made: 1",
      "prescription, malformed": "made: 1",
      "prescription, reset": "OUTCOME_UNKNOWN (check), NOT_MADE: 1",
      "prescription, wrong envelope": "made: 1",
      "procedure, 401": "SERVICE_KEY_REJECTED: 1",
      "procedure, 403": "SERVICE_FORBIDDEN: 1",
      "procedure, 429": "RATE_LIMITED: 1",
      "procedure, 500": "OUTCOME_UNKNOWN (look): 1",
      "procedure, 503 HTML": "OUTCOME_UNKNOWN (look): 1",
      "procedure, cut": "OUTCOME_UNKNOWN (look): 1",
      "procedure, dropped": "OUTCOME_UNKNOWN (look): 1",
      "procedure, malformed": "OUTCOME_UNKNOWN (look): 1",
      "procedure, reset": "OUTCOME_UNKNOWN (look): 1",
      "procedure, wrong envelope": "OUTCOME_UNKNOWN (look): 1",
      "record, 401": "SERVICE_KEY_REJECTED: 1",
      "record, 403": "SERVICE_FORBIDDEN: 1",
      "record, 429": "RATE_LIMITED: 1",
      "record, 500": "OUTCOME_UNKNOWN (look): 1",
      "record, 503 HTML": "OUTCOME_UNKNOWN (look): 1",
      "record, cut": "OUTCOME_UNKNOWN (look): 1",
      "record, dropped": "OUTCOME_UNKNOWN (look): 1",
      "record, malformed": "OUTCOME_UNKNOWN (look): 1",
      "record, reset": "OUTCOME_UNKNOWN (look): 1",
      "record, wrong envelope": "OUTCOME_UNKNOWN (look): 1",
      "schedule, 401": "SERVICE_KEY_REJECTED: 1",
      "schedule, 403": "SERVICE_FORBIDDEN: 1",
      "schedule, 429": "RATE_LIMITED: 1",
      "schedule, 500": "OUTCOME_UNKNOWN: 1",
      "schedule, 503 HTML": "OUTCOME_UNKNOWN: 1",
      "schedule, cut": "OUTCOME_UNKNOWN: 1",
      "schedule, dropped": "OUTCOME_UNKNOWN: 1",
      "schedule, malformed": "OUTCOME_UNKNOWN: 1",
      "schedule, reset": "OUTCOME_UNKNOWN: 1",
      "schedule, wrong envelope": "OUTCOME_UNKNOWN: 1",
      "tooth, 401": "SERVICE_KEY_REJECTED: 1",
      "tooth, 403": "SERVICE_FORBIDDEN: 1",
      "tooth, 429": "RATE_LIMITED: 1",
      "tooth, 500": "OUTCOME_UNKNOWN (look): 1",
      "tooth, 503 HTML": "OUTCOME_UNKNOWN (look): 1",
      "tooth, cut": "OUTCOME_UNKNOWN (look): 1",
      "tooth, dropped": "OUTCOME_UNKNOWN (look): 1",
      "tooth, malformed": "made: 1",
      "tooth, reset": "OUTCOME_UNKNOWN (look): 1",
      "tooth, wrong envelope": "made: 1",
    }
  `);
});

test('an answer that is 30 s late is found by the check, and one is made', async () => {
  const written = await Promise.all(
    Object.entries(WRITES).map(async ([name, make]) => ({ name, write: await make() })),
  );
  let isOver = false;
  void proxy.hold(({ method }) => method !== 'GET' && !isOver);
  const asked = await Promise.all(
    written.map(async ({ name, write }) => {
      const key = randomUUID();
      return { name, write, key, first: await ask(name, write, key) };
    }),
  );
  isOver = true;
  expect(asked.map(({ name, first }) => [name, first.code])).toEqual(
    written.map(({ name }) => [name, 'OUTCOME_UNKNOWN']),
  );
  // Early checks make nothing.
  for (const { name, write, key, first } of asked) {
    if (first.next !== 'check' || name === 'finding') continue;
    expect([name, await ask(name, write, key, true)]).toMatchObject([
      name,
      { code: 'OUTCOME_UNKNOWN', next: 'check' },
    ]);
  }
  await proxy.heal();
  for (const { name, write, key, first } of asked) {
    await expect.poll(write.count, { timeout: 20_000 }).toBe(1);
    expect(await followAdvice(name, write, key, first)).toMatchObject({ isMade: true });
    expect([name, await write.count()]).toEqual([name, 1]);
  }
});
