import { symmetricEncrypt } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { POST as confirmRoute } from '@/app/api/account/second-factor/confirm/route';
import { POST as enrolRoute } from '@/app/api/account/second-factor/enrol/route';
import { POST as secondFactorRoute } from '@/app/api/auth/second-factor/route';
import { GET as sessionRoute } from '@/app/api/auth/session/route';
import { POST as signInRoute } from '@/app/api/auth/sign-in/route';
import { AuditWriter } from '@/lib/server/audit/audit-writer';
import { protectedRoute } from '@/lib/server/auth/protected-route';
import { readSession } from '@/lib/server/auth/session';
import { disableStaff } from '@/lib/server/auth/staff-accounts';
import { database } from '@/lib/server/db/application-database';
import { audit, secondFactor } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { afterPassword, makeStaff, PASSWORD as password } from '@/lib/testing/staff';
import { totp } from '@/lib/testing/totp';

withApplication();

let email = '';
let id = '';

beforeEach(async () => {
  ({ id, email } = await makeStaff('dentist'));
});

/** What is on record of this person under an action, in order. */
async function trail(action: string) {
  const db = await database();
  return db
    .select()
    .from(audit)
    .where(and(eq(audit.action, action), eq(audit.staffId, id)))
    .orderBy(audit.seq);
}

async function enrolled() {
  const browser = await afterPassword(email);
  const begun = await browser.send(enrolRoute, { body: { password } });
  const { secret, recoveryCodes, totpUri } = await begun.json();
  const before = browser.copy();
  const confirmed = await browser.send(confirmRoute, { body: { code: totp(secret) } });
  expect(confirmed.status).toBe(200);
  return { browser, before, secret, recoveryCodes, totpUri };
}

const anyone = { action: 'patients.read' as const, may: () => true };
const anyRoute = (request: Request) =>
  protectedRoute(request, anyone, async () => Response.json({ fine: true }));

describe('before enrolment', () => {
  test('a dentist reaches nothing else', async () => {
    const browser = await afterPassword(email);
    const refused = await browser.send(anyRoute, { method: 'GET' });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect(await trail('patients.read')).toMatchObject([{ result: 'refused', status: 403 }]);
    const session = await (await browser.send(sessionRoute, { method: 'GET' })).json();
    expect(session.secondFactorDue).toBe(true);
  });

  test('it takes the password again', async () => {
    const browser = await afterPassword(email);
    const refused = await browser.send(enrolRoute, { body: { password: 'not it' } });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await trail('second-factor.enrol')).toMatchObject([
      { result: 'refused', status: 403, staffName: 'Ana Prueba' },
    ]);
  });

  test('the password cannot be guessed there either: the fifth mistake locks, on record', async () => {
    const browser = await afterPassword(email);
    const guess = () => browser.send(enrolRoute, { body: { password: 'not it' } });
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([403, 403, 403, 403, 429, 429]);
    expect(await trail('lock-out')).toMatchObject([
      { result: 'refused', status: 429, detail: { retryAfterSeconds: 900 } },
    ]);
    expect((await browser.send(enrolRoute, { body: { password } })).status).toBe(429);
  });

  test('it takes a right code', async () => {
    const browser = await afterPassword(email);
    await browser.send(enrolRoute, { body: { password } });
    const refused = await browser.send(confirmRoute, { body: { code: '000000' } });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'INVALID_CODE' });
    expect(await trail('second-factor.enrol')).toMatchObject([
      { result: 'ok', detail: { step: 'codes-issued' } },
      { result: 'refused', status: 400 },
    ]);
    expect((await browser.send(anyRoute, { method: 'GET' })).status).toBe(403);
  });

  test('codes are not guessed for ever: after five wrong ones the right one is refused too', async () => {
    const browser = await afterPassword(email);
    const { secret } = await (await browser.send(enrolRoute, { body: { password } })).json();
    const confirm = (code: string) => browser.send(confirmRoute, { body: { code } });
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await confirm(`00000${turn}`)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 429, 429, 429]);
    const late = await confirm(totp(secret));
    expect(late.status).toBe(429);
    expect(await late.json()).toMatchObject({ code: 'LOCKED' });
    expect(await trail('lock-out')).toMatchObject([{ result: 'refused', status: 429 }]);
  });

  test('is nobody’s who is signed out', async () => {
    expect((await new Browser().send(enrolRoute, { body: { password } })).status).toBe(401);
  });
});

describe('enrolment', () => {
  test('opens the rest, with a new session in place of the old', async () => {
    const { browser, before, totpUri, recoveryCodes } = await enrolled();
    expect((await browser.send(anyRoute, { method: 'GET' })).status).toBe(200);
    expect(await readSession(before.headers())).toBeNull();
    expect(totpUri).toMatch(/^otpauth:\/\/totp\//);
    expect(recoveryCodes).toHaveLength(10);
  });

  test('ends what the password alone had opened elsewhere', async () => {
    const elsewhere = await afterPassword(email);
    expect((await elsewhere.send(anyRoute, { method: 'GET' })).status).toBe(403);
    const { browser } = await enrolled();
    expect((await elsewhere.send(anyRoute, { method: 'GET' })).status).toBe(401);
    expect((await browser.send(anyRoute, { method: 'GET' })).status).toBe(200);
  });

  test('is not turned on while that cannot be put on record, and the code stays good', async () => {
    const browser = await afterPassword(email);
    const { secret } = await (await browser.send(enrolRoute, { body: { password } })).json();
    const confirm = () => browser.send(confirmRoute, { body: { code: totp(secret) } });
    const full = vi
      .spyOn(AuditWriter.prototype, 'ensureWritable')
      .mockRejectedValue(new Error('disk full'));
    expect(await (await confirm()).json()).toMatchObject({ code: 'AUDIT_UNAVAILABLE' });
    full.mockRestore();
    expect((await confirm()).status).toBe(200);
  });

  test('confirmed again by someone enrolled gives nothing, and is refused on record', async () => {
    const { browser, secret } = await enrolled();
    const again = await browser.send(confirmRoute, { body: { code: totp(secret) } });
    expect(again.status).toBe(400);
    expect(await trail('second-factor.enrol')).toMatchObject([
      { result: 'ok', detail: { step: 'codes-issued' } },
      { result: 'ok', detail: null },
      { result: 'refused', status: 400 },
    ]);
  });

  test('happens once', async () => {
    const { browser } = await enrolled();
    const again = await browser.send(enrolRoute, { body: { password } });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'ALREADY_ENROLLED' });
  });
});

describe('sign-in with a second factor', () => {
  const send = (browser: Browser, code: string, kind: 'totp' | 'recovery' = 'totp') =>
    browser.send(secondFactorRoute, { body: { code, kind } });

  test('gives no session before the code, and one after', async () => {
    const { secret } = await enrolled();
    const browser = new Browser();
    const first = await browser.send(signInRoute, { body: { email, password } });
    expect(await first.json()).toEqual({ status: 'second-factor' });
    expect(await readSession(browser.headers())).toBeNull();
    const second = await send(browser, totp(secret, 1));
    expect(await second.json()).toEqual({ status: 'signed-in' });
    expect((await readSession(browser.headers()))?.staff.secondFactor).toBe(true);
    expect(browser.cookie('second-factor')).toBeUndefined();
  });

  test('an open session stays until the code was right, and ends with it', async () => {
    const { browser, secret } = await enrolled();
    const open = browser.copy();
    await afterPassword(email, browser);
    expect(await readSession(browser.headers())).not.toBeNull();
    expect((await send(browser, '000000')).status).toBe(401);
    expect(await readSession(browser.headers())).not.toBeNull();
    expect((await send(browser, totp(secret, 1))).status).toBe(200);
    expect(await readSession(browser.headers())).not.toBeNull();
    expect(await readSession(open.headers())).toBeNull();
  });

  test('takes a code once', async () => {
    const { secret } = await enrolled();
    const code = totp(secret, 1);
    expect((await send(await afterPassword(email), code)).status).toBe(200);
    expect((await send(await afterPassword(email), code)).status).toBe(401);
  });

  test('does not take the code that confirmed the enrolment', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { secret } = await enrolled();
      expect((await send(await afterPassword(email), totp(secret))).status).toBe(401);
      vi.setSystemTime(Date.now() + 30_000);
      expect((await send(await afterPassword(email), totp(secret))).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  test('takes a recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await enrolled();
    const code = String(recoveryCodes[0]).toUpperCase().replace('-', ' ');
    expect((await send(await afterPassword(email), code, 'recovery')).status).toBe(200);
    const again = await send(await afterPassword(email), code, 'recovery');
    expect(again.status).toBe(401);
    expect(await again.json()).toMatchObject({ code: 'INVALID_RECOVERY_CODE' });
    expect((await send(await afterPassword(email), recoveryCodes[1], 'recovery')).status).toBe(200);
  });

  test('takes a recovery code once, though it is sent four times at once', async () => {
    const { recoveryCodes } = await enrolled();
    const browsers: Browser[] = [];
    for (let index = 0; index < 4; index += 1) browsers.push(await afterPassword(email));
    const atOnce = (code: string, from: readonly Browser[]) =>
      Promise.all(from.map(async (browser) => (await send(browser, code, 'recovery')).status));
    const statuses = await atOnce(recoveryCodes[0], browsers);
    expect(statuses.toSorted()).toEqual([200, 401, 401, 401]);

    const one = await afterPassword(email);
    const fromOne = await atOnce(recoveryCodes[1], [one, one.copy(), one.copy(), one.copy()]);
    expect(fromOne.toSorted()).toEqual([200, 401, 401, 401]);
  });

  test('locks after five wrong codes, over all challenges', async () => {
    const { secret } = await enrolled();
    for (let index = 0; index < 5; index += 1) {
      expect((await send(await afterPassword(email), `00000${index}`)).status).toBe(401);
      const db = await database();
      // The password was right each time; only codes are counted here.
      await db.execute('delete from rate_limit');
    }
    const locked = await send(await afterPassword(email), totp(secret, 1));
    expect(locked.status).toBe(429);
    expect(await locked.json()).toMatchObject({ code: 'LOCKED' });
  });

  test('says so where it was sealed with another secret, whichever code is given', async () => {
    const { recoveryCodes } = await enrolled();
    const db = await database();
    const data = await symmetricEncrypt({ key: 'the secret of another server', data: 'x' });
    await db
      .update(secondFactor)
      .set({ secret: data, backupCodes: data })
      .where(eq(secondFactor.userId, id));
    for (const given of [
      { kind: 'totp', code: '123456' },
      { kind: 'totp', code: '123456' },
      { kind: 'recovery', code: recoveryCodes[0] },
    ]) {
      const browser = await afterPassword(email);
      const answer = await browser.send(secondFactorRoute, { body: given });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: 'SECOND_FACTOR_UNREADABLE' });
    }
    const failed = { result: 'failed', status: 503 };
    expect(await trail('second-factor')).toMatchObject([failed, failed, failed]);
  });

  test('ends with its challenge', async () => {
    const { secret } = await enrolled();
    const browser = await afterPassword(email);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 11 * 60_000);
      const late = await send(browser, totp(secret));
      expect(late.status).toBe(401);
      expect(await late.json()).toMatchObject({ code: 'CHALLENGE_EXPIRED' });
    } finally {
      vi.useRealTimers();
    }
    expect((await send(new Browser(), totp(secret))).status).toBe(401);
  });

  test('is nothing for a person disabled meanwhile', async () => {
    const { secret } = await enrolled();
    const browser = await afterPassword(email);
    await disableStaff(id);
    expect((await send(browser, totp(secret, 1))).status).toBe(401);
    expect(await readSession(browser.headers())).toBeNull();
  });

  test('counts wrong codes for someone signed in too', async () => {
    const { browser } = await enrolled();
    await browser.send(signInRoute, { body: { email, password } });
    const refused = await send(browser, '000000');
    expect(refused.status).toBe(401);
    const db = await database();
    const rows = await db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'second-factor'), eq(audit.staffId, id)));
    expect(rows).toMatchObject([{ result: 'refused', detail: { kind: 'totp' } }]);
  });
});
