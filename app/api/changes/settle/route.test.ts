import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { unknownChanges } from '@/lib/changes/unknown-changes.server';
import type { Role } from '@/lib/contract/roles';
import { database } from '@/lib/server/db/application-database';
import { audit, outbox } from '@/lib/server/db/schema';
import type { Caller } from '@/lib/server/door/caller';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { leaveRow, newChange } from '@/lib/testing/outbox';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { POST } from './route';

withApplication({ REQUIRE_SECOND_FACTOR: 'false' });

afterEach(async () => {
  const db = await database();
  await db.delete(outbox);
  await db.delete(audit);
});

/** Somebody whose form lost its answer. */
async function lostBy(role: Role, operation: string) {
  const person = await makeStaff(role);
  const change = newChange({ staffId: person.id, operation, key: randomUUID() });
  await leaveRow(change, 'unknown', '1 hour');
  return { ...change, browser: await afterPassword(person.email) };
}

const settle = async (browser: Browser, body: object) => {
  const response = await browser.send(POST, { body });
  return { status: response.status, body: await response.json() };
};

const trail = async () =>
  (await (await database()).select().from(audit)).filter(
    ({ action }) => action === 'changes.settle',
  );

/** What somebody of the role is shown. */
const listFor = (role: Role) =>
  unknownChanges({
    session: { staff: { id: 'u1', name: 'Ana', role } },
    correlationId: 'call-0001',
    address: '127.0.0.1',
    locale: 'es-CO',
  } as Caller);

test('a person settles their own change, which is on the trail, and it leaves the list', async () => {
  const { browser, key } = await lostBy('billing', 'invoices.create');
  expect(await listFor('receptionist')).toMatchObject([{ key, by: 'Ana Prueba' }]);
  expect(await settle(browser, { key, as: 'not-made' })).toEqual({
    status: 200,
    body: { settled: true },
  });
  expect(await listFor('receptionist')).toEqual([]);
  expect(await trail()).toMatchObject([
    { result: 'ok', detail: { operation: 'invoices.create', as: 'not-made' } },
  ]);
});

test('a colleague settles it only where their role could have made it', async () => {
  const { key, staffId } = await lostBy('dentist', 'prescriptions.create');
  expect(await listFor('billing')).toEqual([]);
  expect(await listFor('dentist')).toHaveLength(1);
  for (const [role, settled] of [
    ['billing', false],
    ['dentist', true],
  ] as const) {
    const browser = await afterPassword((await makeStaff(role)).email);
    expect((await settle(browser, { key, staffId, as: 'made' })).body).toEqual({ settled });
  }
  expect(await trail()).toHaveLength(1);
});

test('what was never sent, is done, or stands for a chart is on no list', async () => {
  for (const state of ['pending', 'done'] as const) {
    await leaveRow(newChange({ operation: 'invoices.create' }), state, '1 hour');
  }
  await leaveRow(newChange({ operation: 'odontogram.register-finding' }), 'unknown', '1 hour');
  for (const role of ['receptionist', 'billing', 'dentist', 'admin'] as const) {
    expect(await listFor(role)).toEqual([]);
  }
  const browser = await afterPassword((await makeStaff('billing')).email);
  expect((await settle(browser, { key: randomUUID(), as: 'made' })).body).toEqual({
    settled: false,
  });
});

test('nobody without a session settles anything, and nonsense is refused', async () => {
  expect((await settle(new Browser(), { key: randomUUID(), as: 'made' })).status).toBe(401);
  const browser = await afterPassword((await makeStaff('admin')).email);
  expect((await settle(browser, { key: 'short', as: 'made' })).status).toBe(400);
  expect((await settle(browser, { key: randomUUID(), as: 'perhaps' })).status).toBe(400);
});
