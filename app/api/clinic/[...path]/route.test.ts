import { beforeAll, describe, expect, test } from 'vitest';
import { forgetSessions } from '@/lib/server/auth/session-cache';
import { JUST_SIGNED_IN_MS } from '@/lib/server/auth/session-times';
import { database } from '@/lib/server/db/application-database';
import { audit, staffSession } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { DELETE, GET, PATCH } from './route';

withApplication();

const browser = new Browser();

beforeAll(async () => {
  await afterPassword((await makeStaff('billing')).email, browser);
});

test.each([
  ['PATCH', PATCH, ['patients', 'p1'], { action: 'patients.change', patientId: 'p1' }],
  ['DELETE', DELETE, ['api-keys', 'k1'], { action: 'api-keys.revoke', detail: { keyId: 'k1' } }],
] as const)(
  '%s without the right says on the trail what it was for',
  async (method, handle, path, row) => {
    const route = (request: Request) => handle(request, { params: Promise.resolve({ path }) });
    const answer = await browser.send(route, { method, body: {} });
    expect(answer.status).toBe(403);
    const rows = await (await database()).select().from(audit);
    expect(rows).toContainEqual(
      expect.objectContaining({ ...row, result: 'refused', status: 403 }),
    );
  },
);

describe('what a session alone may not do', () => {
  const path = ['billing', 'invoices', 'pdf-export'];
  const download = (request: Request) => GET(request, { params: Promise.resolve({ path }) });
  const ask = async (browser: Browser) => {
    const answer = await browser.send(download, { method: 'GET' });
    return { status: answer.status, body: await answer.json() };
  };

  test('wants the password again where it was given long ago, and then goes', async () => {
    const clerk = new Browser();
    const { email } = await makeStaff('billing', 'export@clinic.test');
    await afterPassword(email, clerk);
    // Just signed in: it goes as far as the service, which is not there.
    expect((await ask(clerk)).status).not.toBe(403);
    const db = await database();
    const longAgo = new Date(Date.now() - JUST_SIGNED_IN_MS - 1_000);
    await db.update(staffSession).set({ createdAt: longAgo });
    forgetSessions();
    expect(await ask(clerk)).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
    await afterPassword(email, clerk);
    expect((await ask(clerk)).status).not.toBe(403);
  });
});
