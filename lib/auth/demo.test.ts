import { describe, expect, test } from 'vitest';
import { POST as demoRoute } from '@/app/api/auth/demo/route';
import { ROLES } from '@/lib/rules/roles';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { ensureDemoAccounts } from './demo';
import { owesSecondFactor, readSession } from './session';

withApplication({ CLINIC_SEED: 'demo' });

describe('the demo clinic', () => {
  test('has one button for each role, without a second factor', async () => {
    await ensureDemoAccounts();
    await ensureDemoAccounts();
    for (const role of ROLES) {
      const browser = new Browser();
      expect((await browser.send(demoRoute, { body: { role } })).status).toBe(200);
      const session = await readSession(browser.headers());
      expect(session?.staff.role).toBe(role);
      expect(session && owesSecondFactor(session.staff)).toBe(false);
    }
  });

  test('has no button for anything else', async () => {
    expect((await new Browser().send(demoRoute, { body: { role: 'owner' } })).status).toBe(400);
  });
});
