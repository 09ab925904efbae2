import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { POST as signInRoute } from '@/app/api/auth/sign-in/route';
import { POST as signOutRoute } from '@/app/api/auth/sign-out/route';
import { GET as readyRoute } from '@/app/readyz/route';
import { AuditWriter } from '@/lib/server/audit/audit-writer';
import { clinicHealth } from '@/lib/server/clinic/health';
import { database } from '@/lib/server/db/application-database';
import { audit, rateLimit, staffSession } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { makeStaff, PASSWORD as password } from '@/lib/testing/staff';

vi.mock('@/lib/server/clinic/health', { spy: true });

withApplication();

const email = 'ana@clinic.test';

beforeAll(async () => {
  await makeStaff('receptionist', email);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** What has happened already waits; nothing else may happen. */
function fillDisk(): void {
  vi.spyOn(AuditWriter.prototype, 'append').mockImplementation(async (_, whenDown) => {
    if (whenDown !== 'keep') throw new Error('disk full');
  });
}

describe('while the audit trail cannot be written', () => {
  test.each([
    ['the right password', password],
    ['a wrong one', 'not the password'],
  ])('%s lets nobody in', async (_, given) => {
    fillDisk();
    const browser = new Browser();
    const response = await browser.send(signInRoute, { body: { email, password: given } });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'AUDIT_UNAVAILABLE' });
    expect(browser.cookie('session')).toBeUndefined();
    const db = await database();
    expect(await db.select().from(staffSession)).toEqual([]);
  });

  test('the right password counts for nothing against the person, a wrong one does', async () => {
    fillDisk();
    const db = await database();
    await db.delete(rateLimit);
    const attempt = async (given: string) => {
      const response = await new Browser().send(signInRoute, { body: { email, password: given } });
      return response.status;
    };
    for (let count = 0; count < 6; count += 1) expect(await attempt(password)).toBe(503);
    for (let count = 0; count < 5; count += 1) expect(await attempt('a guess')).toBe(503);
    expect(await attempt(password)).toBe(429);
    await db.delete(rateLimit);
  });

  test('signing out ends the session and leaves nothing in the browser', async () => {
    const browser = new Browser();
    await browser.send(signInRoute, { body: { email, password } });
    fillDisk();
    const response = await browser.send(signOutRoute);
    expect(response.status).toBe(200);
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(browser.cookie('session')).toBeUndefined();
    const db = await database();
    expect(await db.select().from(staffSession)).toEqual([]);
    await db.delete(audit);
  });

  test('the application is not ready', async () => {
    const said = async () => {
      const response = await readyRoute();
      return { code: response.status, ...(await response.json()) };
    };
    vi.mocked(clinicHealth).mockResolvedValue('ok');
    expect(await said()).toEqual({ code: 200, status: 'ok', database: 'ok', clinicService: 'ok' });
    vi.spyOn(AuditWriter.prototype, 'ensureWritable').mockRejectedValue(new Error('disk full'));
    expect(await said()).toMatchObject({ code: 503, status: 'not-ready', database: 'down' });
  });

  test('and once it can be again, the same person comes in, on record', async () => {
    const response = await new Browser().send(signInRoute, { body: { email, password } });
    expect(response.status).toBe(200);
    const db = await database();
    expect(await db.select().from(audit)).toMatchObject([
      { action: 'sign-in', result: 'ok', staffName: 'Ana Prueba' },
    ]);
  });
});
