import { PGlite } from '@electric-sql/pglite';
import { and, desc, eq } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as sessionRoute } from '@/app/api/auth/session/route';
import { POST as signInRoute } from '@/app/api/auth/sign-in/route';
import { POST as signOutRoute } from '@/app/api/auth/sign-out/route';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { makeStaff, PASSWORD as password } from '@/lib/testing/staff';
import { readSession } from './session';

withApplication();

const email = 'ana@clinic.test';

beforeAll(async () => {
  await makeStaff('receptionist', email);
});

/** What drizzle hands to PGlite is a text, to PostgreSQL an object that holds it. */
function textOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
}

describe('sign-in', () => {
  test('lets the person in, without a token in the body', async () => {
    const browser = new Browser();
    const response = await browser.send(signInRoute, {
      body: { email: 'ANA@clinic.test', password },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'signed-in' });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^session=[^;]+; Path=\/; HttpOnly; SameSite=Strict$/);
    const session = await readSession(browser.headers());
    expect(session?.staff).toMatchObject({ name: 'Ana Prueba', email, role: 'receptionist' });
  });

  test('refuses a wrong password and an unknown e-mail in the same words', async () => {
    const browser = new Browser();
    const wrong = await browser.send(signInRoute, { body: { email, password: 'not it at all' } });
    const missing = await browser.send(signInRoute, {
      body: { email: 'nobody@clinic.test', password: 'not it at all' },
    });
    expect([wrong.status, missing.status]).toEqual([401, 401]);
    const shape = async (response: Response) => ({ ...(await response.json()), correlationId: '' });
    expect(await shape(wrong)).toEqual(await shape(missing));
    expect([...wrong.headers.keys()]).toEqual([...missing.headers.keys()]);
    expect(browser.cookie('session')).toBeUndefined();
  });

  test.each(['a\u0000b@clinic.test', 'ana@clinic\u0007.test'])(
    'tells %j from an address before any table is asked',
    async (odd) => {
      const refused = await new Browser().send(signInRoute, { body: { email: odd, password } });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: 'VALIDATION_ERROR' });
    },
  );

  test('takes the same steps for both: one password hash', async () => {
    const took = async (address: string) => {
      const start = performance.now();
      await new Browser().send(signInRoute, { body: { email: address, password: 'x'.repeat(20) } });
      return performance.now() - start;
    };
    // A missing hash would answer in a tenth of the time.
    const ratio = (await took('nobody2@clinic.test')) / (await took(email));
    expect(ratio).toBeGreaterThan(0.3);
  });

  test('takes the same steps for both: the same statements, the same rows', async () => {
    const spies = [vi.spyOn(PGlite.prototype, 'query'), vi.spyOn(Pool.prototype, 'query')];
    const db = await database();
    const rows = () => db.$count(audit);
    /** What the database was asked, and how much longer the trail got. */
    const asked = async (address: string) => {
      const before = await rows();
      for (const spy of spies) spy.mockClear();
      await new Browser().send(signInRoute, { body: { email: address, password: 'not it' } });
      const asked = spies.flatMap(({ mock }) =>
        mock.calls.map(([query]: unknown[]) => textOf(query)),
      );
      // Read again every five seconds, whoever asks.
      const statements = asked.filter((text) => !String(text).includes('clinic_settings'));
      return { statements: statements.toSorted(), added: (await rows()) - before };
    };
    const somebody = await makeStaff('billing');
    const [known, unknown] = [await asked(somebody.email), await asked('nobody3@clinic.test')];
    expect(unknown).toEqual(known);
    expect(known.statements.length).toBeGreaterThan(5);
    expect(known.added).toBe(1);
    for (const spy of spies) spy.mockRestore();
  });

  test('gives a new token each time and ends the session it replaces', async () => {
    const browser = new Browser();
    await browser.send(signInRoute, { body: { email, password } });
    const before = browser.copy();
    await browser.send(signInRoute, { body: { email, password } });
    expect(browser.cookie('session')).not.toBe(before.cookie('session'));
    expect(await readSession(before.headers())).toBeNull();
    expect(await readSession(browser.headers())).not.toBeNull();
  });

  test('does not take a token it did not sign', async () => {
    const browser = new Browser();
    await browser.send(signInRoute, { body: { email, password } });
    const token = decodeURIComponent(browser.cookie('session') ?? '').split('.')[0] ?? '';
    expect(token).not.toBe('');
    const forged = [token, `${token}.${'A'.repeat(43)}%3D`, 'x', '%', ''];
    for (const value of forged) {
      expect(await readSession(new Headers({ cookie: `session=${value}` }))).toBeNull();
    }
  });

  test.each([
    [{}],
    [{ email }],
    [{ email: 'no at sign', password }],
    [{ email, password, role: 'admin' }],
    [[]],
    ['text'],
  ])('refuses a body of another shape: %j', async (body) => {
    const response = await new Browser().send(signInRoute, { body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_ERROR' });
  });
});

describe('sign-out', () => {
  test('ends the session, for copies of the cookie too', async () => {
    const browser = new Browser();
    await browser.send(signInRoute, { body: { email, password } });
    const copy = browser.copy();
    expect(await readSession(copy.headers())).not.toBeNull();
    const response = await browser.send(signOutRoute);
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(browser.cookie('session')).toBeUndefined();
    expect(await readSession(copy.headers())).toBeNull();
  });

  test('does nothing, politely, for nobody', async () => {
    expect((await new Browser().send(signOutRoute)).status).toBe(200);
  });
});

describe('the session’s clock', () => {
  const pass = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function signedIn(): Promise<Browser> {
    const browser = new Browser();
    await browser.send(signInRoute, { body: { email, password } });
    return browser;
  }

  test('ends it after 30 minutes of nothing', async () => {
    const browser = await signedIn();
    for (const minutes of [29, 29]) {
      pass(minutes);
      expect(await readSession(browser.headers())).not.toBeNull();
    }
    pass(31);
    expect(await readSession(browser.headers())).toBeNull();
  });

  test('does not move for those who only ask what time it is', async () => {
    const browser = await signedIn();
    pass(20);
    const response = await browser.send(sessionRoute, { method: 'GET' });
    expect(response.status).toBe(200);
    pass(11);
    const late = await browser.send(sessionRoute, { method: 'GET' });
    expect(late.status).toBe(401);
  });

  test('ends it after ten hours, however busy', async () => {
    const browser = await signedIn();
    for (let minute = 25; minute < 600; minute += 25) {
      pass(25);
      expect(await readSession(browser.headers())).not.toBeNull();
    }
    pass(24);
    expect(await readSession(browser.headers())).not.toBeNull();
    pass(2);
    expect(await readSession(browser.headers())).toBeNull();
  });
});

test('every sign-in and refusal is on record', async () => {
  const db = await database();
  const rows = await db
    .select({ result: audit.result, status: audit.status, name: audit.staffName })
    .from(audit)
    .where(and(eq(audit.action, 'sign-in'), eq(audit.staffName, 'Ana Prueba')))
    .orderBy(desc(audit.seq));
  expect(rows.map(({ result }) => result)).toContain('ok');
  expect(rows.map(({ result }) => result)).toContain('refused');
});
