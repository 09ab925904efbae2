import { beforeEach, describe, expect, test } from 'vitest';
import { PATCH as preferencesRoute } from '@/app/api/account/preferences/route';
import { POST as demoRoute } from '@/app/api/auth/demo/route';
import { POST as signInRoute } from '@/app/api/auth/sign-in/route';
import { database } from '@/lib/server/db/application-database';
import { staff } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { afterPassword, makeStaff, PASSWORD } from '@/lib/testing/staff';
import { readSession } from './session';
import {
  administratorExists,
  changeRole,
  disableStaff,
  enableStaff,
  LastAdministratorError,
} from './staff-accounts';

withApplication();

let email = '';
let id = '';

beforeEach(async () => {
  ({ id, email } = await makeStaff('billing'));
});

async function signedIn(): Promise<Browser> {
  const browser = await afterPassword(email);
  expect(await readSession(browser.headers())).not.toBeNull();
  return browser;
}

describe('when rights change', () => {
  test('a new role ends every session, and the next one has it', async () => {
    const browsers = [await signedIn(), await signedIn()];
    await changeRole(id, 'receptionist');
    for (const browser of browsers) expect(await readSession(browser.headers())).toBeNull();
    const again = await signedIn();
    expect((await readSession(again.headers()))?.staff.role).toBe('receptionist');
  });

  test('a disabled person is out at once and stays out, in the words of a wrong password', async () => {
    const browser = await signedIn();
    await disableStaff(id);
    expect(await readSession(browser.headers())).toBeNull();
    const response = await browser.send(signInRoute, { body: { email, password: PASSWORD } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });
});

describe('the last administrator', () => {
  test('keeps the role and stays in use', async () => {
    await (await database()).delete(staff);
    const { id: only } = await makeStaff('admin');
    await expect(changeRole(only, 'billing')).rejects.toThrow(LastAdministratorError);
    await expect(disableStaff(only)).rejects.toThrow(LastAdministratorError);
    const { id: second } = await makeStaff('admin');
    await disableStaff(second);
    await expect(disableStaff(only)).rejects.toThrow(LastAdministratorError);
    await enableStaff(second);
    await disableStaff(only);
    await expect(changeRole(second, 'dentist')).rejects.toThrow(LastAdministratorError);
  });

  test('of two who remove each other at once, one stays', async () => {
    await (await database()).delete(staff);
    const both = [await makeStaff('admin'), await makeStaff('admin')];
    const outcomes = await Promise.allSettled([
      disableStaff(both[0]?.id ?? ''),
      changeRole(both[1]?.id ?? '', 'billing'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await administratorExists()).toBe(true);
  });
});

describe('preferences', () => {
  test('stay with the person and in the browser', async () => {
    const browser = await signedIn();
    const body = { locale: 'en-US', theme: 'dark' };
    const response = await browser.send(preferencesRoute, { method: 'PATCH', body });
    expect(response.status).toBe(200);
    expect(browser.cookie('locale')).toBe('en-US');
    expect(browser.cookie('theme')).toBe('dark');
    const session = await readSession((await signedIn()).headers());
    expect(session?.staff).toMatchObject({ locale: 'en-US', theme: 'dark' });
  });

  test('are the browser’s alone before sign-in', async () => {
    const browser = new Browser();
    await browser.send(preferencesRoute, { method: 'PATCH', body: { theme: 'light' } });
    expect(browser.cookie('theme')).toBe('light');
    expect(browser.cookie('locale')).toBeUndefined();
  });

  test.each([{ locale: 'fr-FR' }, { theme: 'x; Domain=evil' }, { role: 'admin' }])(
    'refuse %j',
    async (body) => {
      const response = await (await signedIn()).send(preferencesRoute, { method: 'PATCH', body });
      expect(response.status).toBe(400);
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );
});

test('there is no demo door outside the demo clinic', async () => {
  const response = await new Browser().send(demoRoute, { body: { role: 'admin' } });
  expect(response.status).toBe(404);
  expect(response.headers.getSetCookie()).toEqual([]);
});
