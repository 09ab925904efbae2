import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { POST as signInRoute } from '@/app/api/auth/sign-in/route';
import { POST as signOutRoute } from '@/app/api/auth/sign-out/route';
import { DEFAULT_SETTINGS } from '@/lib/kit/clinic-settings';
import { database } from '@/lib/server/db/application-database';
import { changeSettings, readSettings } from '@/lib/server/db/clinic-settings.server';
import { audit, rateLimit } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { makeStaff, PASSWORD as password } from '@/lib/testing/staff';
import { liftLocks, locksOf } from './account-locks';
import { beginCountsAnew } from './attempt-limits';
import { lockOutLimits } from './lock-out-limits';
import { knownDevice } from './second-factor/known-device';

withApplication();

const email = 'ana@clinic.test';

beforeAll(async () => {
  await makeStaff('receptionist', email);
});

beforeEach(async () => {
  const db = await database();
  await db.delete(rateLimit);
});

/** A browser at this address in which the person signed in before, and signed out. */
async function knownTo(account: string, address = '198.51.100.1'): Promise<Browser> {
  const browser = new Browser(address);
  const body = { email: account, password };
  expect((await browser.send(signInRoute, { body })).status).toBe(200);
  await browser.send(signOutRoute);
  return browser;
}

const on = (browser: Browser, given: string, account = email) =>
  browser.send(signInRoute, { body: { email: account, password: given } });

function guess(address: string, given = 'not the password', account = email): Promise<Response> {
  return new Browser(address).send(signInRoute, { body: { email: account, password: given } });
}

/** Of the networks whose guesses lock an account for every unknown device. */
const addresses = Array.from({ length: 30 }, (_, index) => `203.0.113.${index + 1}`);

describe('an account that is guessed at', () => {
  test('is locked after five guesses from thirty addresses, in turn', async () => {
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await guess(address)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(4);
    expect(statuses.slice(4).every((status) => status === 429)).toBe(true);
  });

  test('is locked after five guesses from thirty addresses, at once', async () => {
    const answers = await Promise.all(addresses.map((address) => guess(address)));
    const looked = answers.filter(({ status }) => status === 401);
    expect(looked.length).toBeLessThanOrEqual(5);
  });

  test('is locked once by five guesses at once', async () => {
    const five = addresses.slice(0, 5);
    const answers = await Promise.all(five.map((address) => guess(address)));
    const locked = answers.filter(({ status }) => status === 429);
    expect(locked.map(({ headers }) => headers.get('retry-after'))).toEqual(['900']);
  });

  test('says so, and until when; the right password does not open it', async () => {
    for (let index = 0; index < 4; index += 1) await guess('203.0.113.1');
    const fifth = await guess('203.0.113.1');
    expect(fifth.status).toBe(429);
    expect(fifth.headers.get('retry-after')).toBe('900');
    expect(await fifth.json()).toMatchObject({
      code: 'LOCKED',
      details: { retryAfterSeconds: 900 },
    });
    expect((await guess('203.0.113.1', password)).status).toBe(429);
    const db = await database();
    const locks = await db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'lock-out'), eq(audit.staffName, 'Ana Prueba')));
    expect(locks.length).toBeGreaterThan(0);
  });

  test('opens after the lock, and stays locked longer the next time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (let index = 0; index < 5; index += 1) await guess('203.0.113.1');
      vi.setSystemTime(Date.now() + 901_000);
      let last = await guess('203.0.113.1');
      expect(last.status).toBe(401);
      for (let index = 0; index < 4; index += 1) last = await guess('203.0.113.1');
      expect(last.headers.get('retry-after')).toBe('1800');
      vi.setSystemTime(Date.now() + 1_801_000);
      expect((await guess('203.0.113.1', password)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  test('that nobody has is locked the same', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await guess('203.0.113.1', 'x', 'nobody@clinic.test')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });

  test('forgets mistakes after the right password', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 4; index += 1) await guess('203.0.113.1');
      expect((await guess('203.0.113.1', password)).status).toBe(200);
    }
  });
});

test('another limit changes no lock, and begins the counts anew', async () => {
  const set = async (guesses: number) => {
    const { version, settings } = await readSettings();
    const values = { ...settings.safety, guesses };
    await changeSettings({ section: 'safety', version, values }, 'admin');
    await beginCountsAnew();
  };
  for (let turn = 0; turn < 5; turn += 1) await guess('203.0.113.1');
  const [locked] = (await locksOf([email])).get(email) ?? [];
  expect(locked).toMatchObject({ kind: 'pair' });
  await set(20);
  expect((await guess('203.0.113.1')).status).toBe(429);
  expect((await locksOf([email])).get(email)).toEqual([locked]);
  await set(3);
  expect((await guess('198.51.100.7', password)).status).toBe(200);
  await set(DEFAULT_SETTINGS.safety.guesses);
});

describe('a lock-out cannot be aimed at a colleague', () => {
  test('five wrong guesses from elsewhere, then the right password on the known device: in', async () => {
    const browser = await knownTo(email);
    for (const address of addresses.slice(0, 5)) await guess(address);
    expect((await guess('203.0.113.40', password)).status).toBe(429);
    expect((await on(browser, password)).status).toBe(200);
    // Who came from there opens the door to no stranger.
    expect((await guess('203.0.113.41')).status).toBe(429);
  });

  // NETWORKS=1000 for 10,000 guesses.
  const networks = Number(process.env.NETWORKS ?? 40);
  test(
    'hundreds of guesses of many networks while the owner signs in: the owner is in, they get a handful',
    async () => {
      const browser = await knownTo(email);
      const looked: Response[] = [];
      for (let turn = 0; turn < 10; turn += 1) {
        for (let from = 0; from < networks; from += 4) {
          const some = [from, from + 1, from + 2, from + 3];
          const answers = await Promise.all(
            some.map((one) => guess(`10.0.${Math.floor(one / 250)}.${one % 250}`)),
          );
          looked.push(...answers.filter(({ status }) => status !== 429));
        }
        expect((await on(browser, password)).status).toBe(200);
      }
      expect(looked.length).toBeLessThanOrEqual(5);
    },
    120_000 + networks * 2_000,
  );

  test('fifteen sign-ins from one address lock neither three colleagues nor the only administrator', async () => {
    const people = await Promise.all([
      makeStaff('receptionist'),
      makeStaff('billing'),
      makeStaff('admin'),
    ]);
    const browsers = await Promise.all(people.map((person) => knownTo(person.email)));
    for (const person of people) {
      for (let index = 0; index < 5; index += 1) await guess('203.0.113.1', 'x', person.email);
      expect((await guess('203.0.113.1', password, person.email)).status).toBe(429);
    }
    for (const [index, person] of people.entries()) {
      const browser = browsers[index] ?? new Browser();
      expect((await on(browser, password, person.email)).status).toBe(200);
      // On a device that nobody knows, too.
      expect((await guess(`203.0.113.${index + 2}`, password, person.email)).status).toBe(200);
    }
  });

  test('a known device has guesses of its own, which lock it alone', async () => {
    const browser = await knownTo(email);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await on(browser, 'not it')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
    expect((await on(browser, password)).status).toBe(429);
    expect((await guess('203.0.113.1', password)).status).toBe(200);
  });

  test('a device is known for whom it was signed in as, as long as it is said, and by our word alone', async () => {
    const other = await makeStaff('billing');
    const browser = await knownTo(other.email);
    for (const address of addresses.slice(0, 5)) await guess(address);
    expect((await on(browser, password)).status).toBe(429);
    const [pair = ''] = (await knownTo(other.email)).headers().get('cookie')?.split('; ') ?? [];
    expect(pair).toMatch(/^device-[0-9a-f]{16}=[\w-]{22}\.\d+\.[\w-]{43}$/);
    const forged = new Headers({ cookie: pair.replace(/\.\d+\./, `.${Date.now() + 1e12}.`) });
    expect(knownDevice(new Headers({ cookie: pair }), other.email)).toMatch(/^[\w-]{22}$/);
    expect(knownDevice(forged, other.email)).toBeUndefined();
    expect(knownDevice(new Headers({ cookie: pair }), email)).toBeUndefined();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + lockOutLimits().knownDeviceDays * 86_400_000);
    expect(knownDevice(new Headers({ cookie: pair }), other.email)).toBeUndefined();
    vi.useRealTimers();
  });

  test('a lock is seen with its kind and its end, and lifted', async () => {
    const browser = await knownTo(email);
    for (let index = 0; index < 5; index += 1) await guess('203.0.113.1');
    for (let index = 0; index < 5; index += 1) await on(browser, 'not it');
    const kinds = async () => (await locksOf([email, 'nobody@clinic.test'])).get(email) ?? [];
    expect((await kinds()).map(({ kind }) => kind).toSorted()).toEqual(['device', 'pair']);
    for (const address of addresses.slice(1, 6)) await guess(address);
    expect((await kinds()).map(({ kind }) => kind)).toContain('account');
    for (const { until } of await kinds()) {
      expect(Date.parse(until) - Date.now()).toBeGreaterThan(840_000);
    }
    await liftLocks(email);
    expect(await kinds()).toEqual([]);
    expect((await on(browser, password)).status).toBe(200);
    expect((await guess('203.0.113.1', password)).status).toBe(200);
  });
});

const { networkGuesses } = lockOutLimits();

async function countedFrom(address: string, points: number): Promise<void> {
  const db = await database();
  const expire = new Date(Date.now() + 600_000);
  await db.insert(rateLimit).values({ key: `network:${address}`, points, expire });
}

test('one address that tries many accounts is held up, for longer each time; others are not', async () => {
  await countedFrom('203.0.113.9', networkGuesses - 1);
  expect((await guess('203.0.113.9', 'x', 'one@clinic.test')).status).toBe(401);
  const held = await guess('203.0.113.9', 'x', 'two@clinic.test');
  expect(held.status).toBe(429);
  expect(await held.json()).toMatchObject({ code: 'RATE_LIMITED' });
  expect(held.headers.get('retry-after')).toBe('900');
  expect((await guess('203.0.113.9', password)).status).toBe(429);
  expect((await guess('203.0.113.10', password)).status).toBe(200);
  const db = await database();
  await db.delete(rateLimit).where(eq(rateLimit.key, 'network:203.0.113.9'));
  await countedFrom('203.0.113.9', networkGuesses);
  const again = await guess('203.0.113.9', 'x', 'three@clinic.test');
  expect(again.headers.get('retry-after')).toBe('1800');
});

test('an address that is held up uses up no allowance of the others', async () => {
  await countedFrom('203.0.113.9', networkGuesses + 1);
  for (let index = 0; index < 5; index += 1) {
    expect((await guess('203.0.113.9', 'x', 'one@clinic.test')).status).toBe(429);
  }
  const db = await database();
  expect(await db.select().from(rateLimit).where(eq(rateLimit.key, 'all:all'))).toEqual([]);
});
