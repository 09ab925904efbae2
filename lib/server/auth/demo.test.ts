import { describe, expect, test } from 'vitest';
import { POST as demoRoute } from '@/app/api/auth/demo/route';
import { POST as signInRoute } from '@/app/api/auth/sign-in/route';
import { ROLES } from '@/lib/contract/roles';
import { database } from '@/lib/server/db/application-database';
import { rateLimit } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { ensureDemoAccounts, removeDemoAccounts } from './demo';
import { DEMO_PASSWORD } from './demo-accounts';
import { owesSecondFactor, readSession } from './session';

withApplication({ CLINIC_SEED: 'demo' });

describe('the demo clinic', () => {
  test('has one button for each role, without a second factor', async () => {
    await Promise.all([ensureDemoAccounts(), ensureDemoAccounts()]);
    await ensureDemoAccounts();
    for (const role of ROLES) {
      const browser = new Browser();
      expect((await browser.send(demoRoute, { body: { role } })).status).toBe(200);
      const session = await readSession(browser.headers());
      expect(session?.staff.role).toBe(role);
      expect(session && owesSecondFactor(session.staff)).toBe(false);
    }
  });

  test('gives an address no credit for guesses', async () => {
    await ensureDemoAccounts();
    await new Browser().send(demoRoute, { body: { role: 'billing' } });
    const db = await database();
    expect(await db.select().from(rateLimit)).toEqual([]);
  });

  test('takes its accounts along when it ends, and only them', async () => {
    await ensureDemoAccounts();
    const { email } = await makeStaff('admin');
    const browser = new Browser();
    await browser.send(demoRoute, { body: { role: 'admin' } });
    await removeDemoAccounts();
    expect(await readSession(browser.headers())).toBeNull();
    const demo = { email: 'admin@demo.clinic', password: DEMO_PASSWORD };
    expect((await new Browser().send(signInRoute, { body: demo })).status).toBe(401);
    await afterPassword(email);
  });

  test('has no button for anything else', async () => {
    expect((await new Browser().send(demoRoute, { body: { role: 'owner' } })).status).toBe(400);
  });
});
