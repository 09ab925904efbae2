import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { POST as signInRoute } from '@/app/api/auth/sign-in/route';
import { database } from '@/lib/db/application-database';
import { audit, rateLimit } from '@/lib/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { makeStaff, PASSWORD as password } from '@/lib/testing/staff';

withApplication();

const email = 'ana@clinic.test';

beforeAll(async () => {
  await makeStaff('receptionist', email);
});

beforeEach(async () => {
  const db = await database();
  await db.delete(rateLimit);
});

function guess(address: string, given = 'not the password', account = email): Promise<Response> {
  return new Browser(address).send(signInRoute, { body: { email: account, password: given } });
}

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
    expect((await guess('203.0.113.2', password)).status).toBe(429);
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

test('one address that tries many accounts is held up, others are not', async () => {
  const db = await database();
  const soon = new Date(Date.now() + 600_000);
  await db.insert(rateLimit).values({ key: 'address:203.0.113.9', points: 59, expire: soon });
  expect((await guess('203.0.113.9', 'x', 'one@clinic.test')).status).toBe(401);
  const held = await guess('203.0.113.9', 'x', 'two@clinic.test');
  expect(held.status).toBe(429);
  expect(await held.json()).toMatchObject({ code: 'RATE_LIMITED' });
  expect((await guess('203.0.113.10', password)).status).toBe(200);
});

test('an address that is held up uses up no allowance of the others', async () => {
  const db = await database();
  const soon = new Date(Date.now() + 600_000);
  await db.insert(rateLimit).values({ key: 'address:203.0.113.9', points: 60, expire: soon });
  for (let index = 0; index < 5; index += 1) {
    expect((await guess('203.0.113.9', 'x', 'one@clinic.test')).status).toBe(429);
  }
  expect(await db.select().from(rateLimit).where(eq(rateLimit.key, 'all:all'))).toEqual([]);
});
