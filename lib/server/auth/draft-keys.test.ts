import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { POST as lockRoute } from '@/app/api/auth/lock/route';
import { POST as signOutRoute } from '@/app/api/auth/sign-out/route';
import { POST as keyRoute } from '@/app/api/drafts/key/route';
import { DRAFT_LIFETIME } from '@/lib/drafts/handlers';
import { database } from '@/lib/server/db/application-database';
import { draftKey } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { afterPassword, makeStaff } from '@/lib/testing/staff';

withApplication();

let email = '';
let id = '';
let browser: Browser;

beforeEach(async () => {
  ({ id, email } = await makeStaff('receptionist'));
  browser = await afterPassword(email);
});

async function keyIn(asking: Browser): Promise<string> {
  const answer = await asking.send(keyRoute);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return (await answer.json()).key;
}

async function keptKeys() {
  const db = await database();
  return db.select().from(draftKey).where(eq(draftKey.staffId, id));
}

test('a person has one key in one browser, also after the lock and the next sign-in', async () => {
  const key = await keyIn(browser);
  expect(atob(key)).toHaveLength(32);
  expect(await Promise.all([keyIn(browser), keyIn(browser.copy())])).toEqual([key, key]);
  await browser.send(lockRoute);
  expect((await browser.send(keyRoute)).status).toBe(401);
  await afterPassword(email, browser);
  expect(await keyIn(browser)).toBe(key);
  expect(await keyIn(await afterPassword(email))).not.toBe(key);
});

test('a colleague at the same browser has another key', async () => {
  const key = await keyIn(browser);
  const colleague = await makeStaff('receptionist');
  await afterPassword(colleague.email, browser);
  expect(await keyIn(browser)).not.toBe(key);
  await afterPassword(email, browser);
  expect(await keyIn(browser)).toBe(key);
});

test('the key ends with signing out, and where nobody asked for it in twelve hours', async () => {
  const key = await keyIn(browser);
  await browser.send(signOutRoute);
  expect(await keptKeys()).toEqual([]);
  await afterPassword(email, browser);
  const next = await keyIn(browser);
  expect(next).not.toBe(key);
  const db = await database();
  await db.update(draftKey).set({ usedAt: new Date(Date.now() - DRAFT_LIFETIME - 1_000) });
  expect(await keyIn(browser)).not.toBe(next);
});

test('the database does not have it as it is, and one that was sealed elsewhere is made anew', async () => {
  const key = await keyIn(browser);
  const [row] = await keptKeys();
  expect(row?.key).not.toContain(key);
  const db = await database();
  await db.update(draftKey).set({ key: 'sealed by another' });
  const next = await keyIn(browser);
  expect(next).not.toBe(key);
  expect(await keyIn(browser)).toBe(next);
});

test('a browser that did not sign in itself gets none', async () => {
  const copy = new Browser();
  expect((await copy.send(keyRoute)).status).toBe(401);
});
