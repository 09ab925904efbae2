import { hashPassword as formerHash } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { POST as signInRoute } from '@/app/api/auth/sign-in/route';
import { database } from '@/lib/server/db/application-database';
import { rateLimit, staffCredential } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { makeStaff, PASSWORD } from '@/lib/testing/staff';
import { DEMO_PASSWORD } from '../demo-accounts';
import { hashPassword, verifyPassword } from './password-hash';

vi.unmock('./password-cost');

const derived = vi.hoisted(() => ({ now: 0, most: 0, costs: [] as object[] }));

vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>();
  const scrypt = (...given: Parameters<typeof crypto.scrypt>) => {
    const [password, salt, bytes, { maxmem: _, ...cost }, done] = given;
    derived.costs.push(cost);
    derived.now += 1;
    derived.most = Math.max(derived.most, derived.now);
    crypto.scrypt(password, salt, bytes, given[3], (error, key) => {
      derived.now -= 1;
      done(error, key);
    });
  };
  return { ...crypto, scrypt };
});

withApplication();

const PRESENT = { N: 32_768, r: 8, p: 3 };
let email = '';
let id = '';

beforeAll(async () => {
  ({ id, email } = await makeStaff('billing'));
});

const signIn = (password: string) => new Browser().send(signInRoute, { body: { email, password } });

async function keptHash() {
  const db = await database();
  const [row] = await db.select().from(staffCredential).where(eq(staffCredential.userId, id));
  return row?.password ?? '';
}

async function keep(password: string) {
  const db = await database();
  await db.update(staffCredential).set({ password }).where(eq(staffCredential.userId, id));
}

test('a hash says how it was made, and knows its password alone', async () => {
  const hash = await keptHash();
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword({ hash, password: PASSWORD })).toBe(true);
  expect(await verifyPassword({ hash, password: `${PASSWORD} ` })).toBe(false);
});

test('a hash of other parameters is verified with those', async () => {
  const hash = '$scrypt$ln=4,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$BBBB';
  derived.costs = [];
  expect(await verifyPassword({ hash, password: PASSWORD })).toBe(false);
  expect(derived.costs).toEqual([{ N: 16, r: 8, p: 1 }]);
});

test('the published password of the demo is derived once, and a wrong one each time', async () => {
  const hash = await hashPassword(DEMO_PASSWORD);
  derived.costs = [];
  for (let time = 0; time < 3; time += 1) {
    expect(await verifyPassword({ hash, password: DEMO_PASSWORD })).toBe(true);
  }
  expect(derived.costs).toEqual([PRESENT]);
  expect(await verifyPassword({ hash, password: PASSWORD })).toBe(false);
  const other = await keptHash();
  expect(await verifyPassword({ hash: other, password: DEMO_PASSWORD })).toBe(false);
  expect(await verifyPassword({ hash: other, password: DEMO_PASSWORD })).toBe(false);
  expect(derived.costs).toEqual(Array(4).fill(PRESENT));
});

test('a hash of an earlier release lets in, and is replaced by it', async () => {
  const former = await formerHash(PASSWORD);
  await keep(former);
  expect((await signIn('not it at all')).status).toBe(401);
  expect(await keptHash()).toBe(former);
  expect((await signIn(PASSWORD)).status).toBe(200);
  expect(await keptHash()).toMatch(/^\$scrypt\$ln=15/);
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test('the published password tells by its time of no e-mail that nobody has', async () => {
  const nobody = { email: 'nobody@clinic.test', password: DEMO_PASSWORD };
  for (let time = 0; time < 2; time += 1) {
    derived.costs = [];
    await new Browser().send(signInRoute, { body: nobody });
    expect(derived.costs).toEqual([PRESENT]);
  }
});

test('a wrong password costs the same with a hash of either kind, and where nobody has the e-mail', async () => {
  const costOf = async (run: () => Promise<unknown>) => {
    derived.costs = [];
    await run();
    return derived.costs;
  };
  await keep(await hashPassword(PASSWORD));
  expect(await costOf(() => signIn('not it'))).toEqual([PRESENT]);
  const nobody = { email: 'nobody@clinic.test', password: 'not it' };
  expect(await costOf(() => new Browser().send(signInRoute, { body: nobody }))).toEqual([PRESENT]);
  await keep(await formerHash(PASSWORD));
  // N × r × p of both together is that of one of the present kind.
  expect(await costOf(() => signIn('not it'))).toEqual([{ ...PRESENT, p: 2 }]);
});

test('two are derived at once; who would wait too long is asked to come back', async () => {
  const db = await database();
  await db.delete(rateLimit);
  derived.most = 0;
  const answers = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const body = { email: `person${index}@elsewhere.test`, password: 'not it' };
      return new Browser(`203.0.113.${index}`).send(signInRoute, { body });
    }),
  );
  expect(derived.most).toBe(2);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(22);
  const busy = answers.filter(({ status }) => status !== 401);
  expect(busy.length).toBeGreaterThan(0);
  for (const answer of busy) {
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'TOO_BUSY']);
  }
});
