import { beforeAll, expect, test } from 'vitest';
import { flushAudit, record } from '@/lib/server/audit/audit';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { ORIGIN, withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET } from './route';

withApplication();

const browser = new Browser();

beforeAll(async () => {
  await afterPassword((await makeStaff('billing')).email, browser);
});

const ask = (query: string, from = browser) =>
  from.send((request) => GET(new Request(`${ORIGIN}/api/agenda/history${query}`, request)), {
    method: 'GET',
  });

test('who booked it and what became of it, in order, and nothing of other appointments', async () => {
  const of = (appointmentId: string, patientId = 'pat-1') => ({
    result: 'ok' as const,
    staffName: 'Recepción',
    patientId,
    detail: { appointmentId },
  });
  const changed = (members: string, more: object = {}) => ({
    ...of('app-1'),
    action: 'appointments.change' as const,
    detail: { appointmentId: 'app-1', changed: members, ...more },
  });
  await record({ ...of('app-1'), action: 'appointments.create' });
  await record({ ...of('app-2'), action: 'appointments.create' });
  await record({ ...of('app-1', 'pat-2'), action: 'appointments.create' });
  await record(changed('startTime endTime doctorId'));
  const times = { startTime: '2026-11-24T15:30:00-05:00', endTime: '2026-11-24T16:00:00-05:00' };
  await record(changed('startTime endTime', times));
  await record({ ...changed('notes'), result: 'failed' });
  await record(changed('status notes', { status: 'canceled' }));
  const { patientId: _, ...unanswered } = changed('status', { status: 'confirmed' });
  await record({ ...unanswered, result: 'unknown' });
  const answer = await ask('?appointment=app-1&patient=pat-1');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual([
    { at: expect.any(String), by: 'Recepción', deeds: ['booked'] },
    { at: expect.any(String), by: 'Recepción', deeds: ['moved'] },
    { at: expect.any(String), by: 'Recepción', deeds: ['moved'], movedTo: times },
    { at: expect.any(String), by: 'Recepción', deeds: ['canceled', 'notes'] },
    { at: expect.any(String), by: 'Recepción', deeds: ['confirmed'], isUnknown: true },
  ]);
  await flushAudit();
  expect(await (await database()).select().from(audit)).toContainEqual(
    expect.objectContaining({
      action: 'appointments.history',
      patientId: 'pat-1',
      detail: { appointmentId: 'app-1' },
    }),
  );
});

test('of an appointment that was booked elsewhere nothing is known', async () => {
  expect(await (await ask('?appointment=app-9&patient=pat-1')).json()).toEqual([]);
});

test('what is no id is refused, and so is who is not signed in', async () => {
  for (const query of ['', '?appointment=app-1', '?appointment=app-1&patient=..%2F']) {
    expect((await ask(query)).status).toBe(400);
  }
  expect((await ask('?appointment=app-1&patient=pat-1', new Browser())).status).toBe(401);
});
