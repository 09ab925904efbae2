import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { POST as deedRoute } from '@/app/api/staff/[id]/route';
import { POST as invitationsRoute } from '@/app/api/staff/invitations/route';
import { locksOf } from '@/lib/server/auth/account-locks';
import { countAttempt, lock } from '@/lib/server/auth/attempt-limits';
import { DEMO_ACCOUNTS } from '@/lib/server/auth/demo-accounts';
import { disableStaff } from '@/lib/server/auth/staff-accounts';
import { database } from '@/lib/server/db/application-database';
import { audit, setupLink } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { doDeed } from './do-deed.server';
import type { StaffDeed } from './staff-deeds';

withApplication({ REQUIRE_SECOND_FACTOR: 'false' });

const browser = new Browser();
let own = '';
let ownEmail = '';

beforeAll(async () => {
  const { id, email } = await makeStaff('admin');
  own = id;
  ownEmail = email;
  await afterPassword(email, browser);
});

const tell = (id: string, deed: StaffDeed) =>
  browser.send((request) => deedRoute(request, { params: Promise.resolve({ id }) }), {
    body: deed,
  });

async function codeOf(response: Response) {
  return [response.status, (await response.json()).code];
}

async function refusals(action: 'staff.disable' | 'staff.invite' | 'staff.link-back') {
  const db = await database();
  const rows = await db
    .select()
    .from(audit)
    .where(and(eq(audit.action, action), eq(audit.result, 'refused')))
    .orderBy(audit.seq);
  return rows.map(({ status, detail }) => ({ status, detail }));
}

test('what is refused is on the trail, with whom it was about', async () => {
  const disable = { deed: 'disable' } as const;
  expect(await codeOf(await tell(own, disable))).toEqual([409, 'OWN_ACCOUNT']);
  expect(await codeOf(await tell('nobody', disable))).toEqual([404, 'NOT_FOUND']);
  expect(await codeOf(await tell('..', disable))).toEqual([404, 'NOT_FOUND']);
  expect(await refusals('staff.disable')).toEqual([
    { status: 409, detail: { about: own, email: ownEmail } },
    { status: 404, detail: { about: 'nobody' } },
    { status: 404, detail: {} },
  ]);
  const { email } = await makeStaff('billing');
  const body = { email, role: 'admin' };
  expect(await codeOf(await browser.send(invitationsRoute, { body }))).toEqual([
    409,
    'EMAIL_IN_USE',
  ]);
  expect(await refusals('staff.invite')).toEqual([{ status: 409, detail: body }]);
});

test('a link back does not bring an account back into use', async () => {
  const { id } = await makeStaff('dentist');
  await disableStaff(id);
  expect(await codeOf(await tell(id, { deed: 'link-back' }))).toEqual([409, 'ACCOUNT_DISABLED']);
  expect((await tell(id, { deed: 'enable' })).status).toBe(200);
  expect((await tell(id, { deed: 'link-back' })).status).toBe(200);
});

test('nor does one that is made while somebody else disables the account', async () => {
  const { id, email } = await makeStaff('dentist');
  const person = { id, email, role: 'dentist', disabled: false };
  await disableStaff(id);
  const made = doDeed(person, { deed: 'link-back' }, own);
  await expect(made).rejects.toMatchObject({ code: 'ACCOUNT_DISABLED' });
  const db = await database();
  expect(await db.select().from(setupLink).where(eq(setupLink.email, email))).toEqual([]);
});

test('an invitation that is not open any more is not taken back', async () => {
  const body = { withdrawn: 'nobody@clinic.test' };
  expect(await codeOf(await browser.send(invitationsRoute, { body }))).toEqual([
    409,
    'INVITATION_GONE',
  ]);
});

test('the accounts by which everybody comes into the demonstration stay as they are', async () => {
  const { email, role } = DEMO_ACCOUNTS[1] ?? { email: '', role: 'dentist' };
  const { id } = await makeStaff(role, email);
  for (const deed of [
    { deed: 'disable' },
    { deed: 'link-back' },
    { deed: 'change-role', role: 'billing' },
  ] as const) {
    expect(await codeOf(await tell(id, deed))).toEqual([409, 'DEMO_ACCOUNT']);
  }
  expect((await tell(id, { deed: 'end-sessions' })).status).toBe(200);
});

test('a lock is lifted, on the trail', async () => {
  const { id, email } = await makeStaff('dentist');
  const guesser = { email, address: '203.0.113.1', device: undefined };
  for (let guess = 0; guess < 5; guess += 1) {
    const attempt = await countAttempt(guesser);
    if (attempt.status === 'counted' && attempt.spent.length > 0) await lock(attempt.spent);
  }
  expect((await locksOf([email])).get(email)).toMatchObject([{ kind: 'pair' }]);
  // Asked for twice, as by a second press, it does no more.
  expect((await tell(id, { deed: 'lift-locks' })).status).toBe(200);
  expect((await tell(id, { deed: 'lift-locks' })).status).toBe(200);
  expect((await locksOf([email])).size).toBe(0);
  const db = await database();
  const rows = await db.select().from(audit).where(eq(audit.action, 'staff.lift-locks'));
  expect(rows[0]).toMatchObject({ staffId: own, result: 'ok', detail: { about: id, email } });
});
