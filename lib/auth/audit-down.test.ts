import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { POST as signInRoute } from '@/app/api/auth/sign-in/route';
import { AuditWriter } from '@/lib/audit/audit-writer';
import { database } from '@/lib/db/application-database';
import { audit, staffSession } from '@/lib/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { makeStaff, PASSWORD as password } from '@/lib/testing/staff';

withApplication();

const email = 'ana@clinic.test';

beforeAll(async () => {
  await makeStaff('receptionist', email);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('while the audit trail cannot be written', () => {
  test.each([
    ['the right password', password],
    ['a wrong one', 'not the password'],
  ])('%s lets nobody in', async (_, given) => {
    vi.spyOn(AuditWriter.prototype, 'append').mockRejectedValue(new Error('disk full'));
    const browser = new Browser();
    const response = await browser.send(signInRoute, { body: { email, password: given } });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'AUDIT_UNAVAILABLE' });
    expect(browser.cookie('session')).toBeUndefined();
    const db = await database();
    expect(await db.select().from(staffSession)).toEqual([]);
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
