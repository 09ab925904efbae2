import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { POST as passwordRoute } from '@/app/api/account/password/route';
import { POST as sessionsRoute } from '@/app/api/account/sessions/route';
import { POST as signInRoute } from '@/app/api/auth/sign-in/route';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { afterPassword, makeStaff, PASSWORD } from '@/lib/testing/staff';
import { DEMO_ACCOUNTS } from './demo-accounts';
import { sessionsOf } from './own-account';
import { readSession } from './session';

withApplication();

const ANOTHER = 'otra frase todavía más larga';

let email = '';
let id = '';

beforeEach(async () => {
  ({ id, email } = await makeStaff('billing'));
});

const change = (browser: Browser, current: string, next = ANOTHER) =>
  browser.send(passwordRoute, { body: { current, next } });

const signIn = (password: string) => new Browser().send(signInRoute, { body: { email, password } });

async function rowsOf(action: string) {
  const db = await database();
  const rows = await db.select().from(audit).where(eq(audit.action, action));
  return rows.filter((row) => row.staffId === id);
}

test('another password lets in, the one before does not, and other sessions end', async () => {
  const [own, other] = [await afterPassword(email), await afterPassword(email)];
  expect((await change(own, PASSWORD)).status).toBe(200);
  expect(await readSession(own.headers())).not.toBeNull();
  expect(await readSession(other.headers())).toBeNull();
  expect((await signIn(PASSWORD)).status).toBe(401);
  expect((await signIn(ANOTHER)).status).toBe(200);
  expect(await rowsOf('account.password')).toMatchObject([{ result: 'ok', status: 200 }]);
});

test.each([
  [PASSWORD, 'corta', 'PASSWORD_TOO_SHORT'],
  [PASSWORD, 'contraseña123', 'PASSWORD_COMMON'],
  [PASSWORD, PASSWORD, 'PASSWORD_SAME'],
])('%s for %s is refused at its field', async (current, next, code) => {
  const response = await change(await afterPassword(email), current, next);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: [{ path: 'next', code }] });
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test('a session that somebody left open does not give the password away: guesses count', async () => {
  const browser = await afterPassword(email);
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    statuses.push((await change(browser, `a guess, number ${guess}`)).status);
  }
  expect(statuses).toEqual([403, 403, 403, 403, 429, 429]);
  expect((await change(browser, PASSWORD)).status).toBe(429);
  expect((await rowsOf('account.password')).every(({ result }) => result === 'refused')).toBe(true);
  expect(await rowsOf('lock-out')).toHaveLength(1);
});

test('a published password stays as it is', async () => {
  const [demo] = DEMO_ACCOUNTS;
  await makeStaff('receptionist', demo?.email);
  const response = await change(await afterPassword(demo?.email ?? ''), PASSWORD);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'DEMO_ACCOUNT' });
});

test('the other sessions end, this one goes on, and the trail says so', async () => {
  const [own, other] = [await afterPassword(email), await afterPassword(email)];
  expect(await sessionsOf(id)).toHaveLength(2);
  expect((await own.send(sessionsRoute, { body: { end: 'others' } })).status).toBe(200);
  expect(await readSession(other.headers())).toBeNull();
  const session = await readSession(own.headers());
  expect(await sessionsOf(id)).toMatchObject([{ id: session?.id }]);
  expect(await rowsOf('account.end-sessions')).toHaveLength(1);
});
