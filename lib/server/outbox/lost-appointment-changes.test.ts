import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { PATCH, POST } from '@/app/api/clinic/[...path]/route';
import { SLOT } from '@/clinic-service/testing/agenda';
import { database } from '@/lib/server/db/application-database';
import { outbox } from '@/lib/server/db/schema';
import { withFaultyService } from '@/lib/testing/faulty-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';

// A change of an appointment whose answer is lost.

const { proxy } = await withFaultyService({ REQUIRE_SECOND_FACTOR: 'false' });

afterEach(() => proxy.heal());

const isChange = ({ method }: { method: string }) => method === 'PATCH';
const isRead = ({ method, path }: { method: string; path: string }) =>
  method === 'GET' && /\/appointments\/[^/]+$/.test(path);

let hour = 8;

/** A change of an appointment of its own, and the question what became of it. */
async function desk(body: object) {
  const browser = await afterPassword((await makeStaff('receptionist')).email);
  const by = (handler: typeof PATCH, path: readonly string[]) => (request: Request) =>
    handler(request, { params: Promise.resolve({ path }) });
  const at = `2027-03-05T${String(hour).padStart(2, '0')}`;
  hour += 1;
  const slot = { ...SLOT, startTime: `${at}:00:00-05:00`, endTime: `${at}:30:00-05:00` };
  const booked = await browser.send(by(POST, ['appointments']), { body: slot });
  const { id } = await booked.json();
  const idempotencyKey = randomUUID();
  const ask = async (isCheck: boolean) => {
    const sent = { method: 'PATCH', body, idempotencyKey, isCheck };
    const answer = await browser.send(by(PATCH, ['appointments', id]), sent);
    return { status: answer.status, body: await answer.json() };
  };
  /** A minute passes. */
  const age = async () =>
    (await database())
      .update(outbox)
      .set({ updatedAt: sql`now() - interval '61 seconds'` })
      .where(eq(outbox.key, idempotencyKey));
  return { send: () => ask(false), check: () => ask(true), age };
}

test('is found by reading the appointment, whatever was changed', async () => {
  proxy.fail(isChange, { kind: 'lost' });
  const end = '2027-03-05T20:45:00Z';
  for (const body of [
    { notes: 'Trae radiografías' },
    { notes: '' },
    { startTime: '2027-03-05T20:15:00Z', endTime: end },
    { status: 'canceled' },
  ]) {
    const { send } = await desk(body);
    expect((await send()).status, JSON.stringify(body)).toBe(200);
  }
});

test('is found later where it could not be read at first', async () => {
  const { send, check } = await desk({ notes: 'Trae radiografías' });
  proxy.fail(isChange, { kind: 'lost' });
  proxy.fail(isRead, { kind: 'answer', status: 404, body: '{}' });
  const unknown = { status: 504, body: { code: 'OUTCOME_UNKNOWN', details: { next: 'check' } } };
  expect(await send()).toMatchObject(unknown);
  await proxy.heal();
  expect(await check()).toMatchObject({ status: 200, body: { notes: 'Trae radiografías' } });
});

test('is believed not to be made once the service can no longer be at it', async () => {
  const { send, check, age } = await desk({ status: 'canceled' });
  proxy.fail(isChange, { kind: 'reset' });
  expect((await send()).status).toBe(504);
  await proxy.heal();
  expect((await check()).status).toBe(504);
  await age();
  expect(await check()).toMatchObject({ status: 409, body: { code: 'NOT_MADE' } });
  expect(await send()).toMatchObject({ status: 200, body: { status: 'canceled' } });
});
