import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { POST as confirmRoute } from '@/app/api/account/second-factor/confirm/route';
import { POST as enrolRoute } from '@/app/api/account/second-factor/enrol/route';
import { POST as linkRoute } from '@/app/api/auth/setup/link/route';
import { POST as setupRoute } from '@/app/api/auth/setup/route';
import { POST as signInRoute } from '@/app/api/auth/sign-in/route';
import type { Role } from '@/lib/contract/roles';
import { AuditWriter } from '@/lib/server/audit/audit-writer';
import { database } from '@/lib/server/db/application-database';
import { audit, setupLink, staff } from '@/lib/server/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { afterPassword, makeStaff, PASSWORD } from '@/lib/testing/staff';
import { totp } from '@/lib/testing/totp';
import { readSession } from './session';
import {
  AccountExistsError,
  AdministratorExistsError,
  createInvitation,
  createSetupToken,
  isClosedToAll,
  openInvitations,
  setupAddress,
  withdrawInvitation,
} from './setup-link';
import { StaffEmailError } from './staff';
import { accountOf, disableStaff } from './staff-accounts';

withApplication();

const name = 'Inés Prueba';
const password = 'una frase larga y tranquila';
const email = 'jefe@clinic.test';

beforeEach(async () => {
  const db = await database();
  await db.delete(staff);
});

const tokenFor = async (address: string) => (await createSetupToken(address)).token;
const setUp = (body: object, browser = new Browser()) => browser.send(setupRoute, { body });

const opened = (token: string) => new Browser().send(linkRoute, { body: { token } });

describe('a link', () => {
  test('keeps its token in the fragment', () => {
    const address = new URL(setupAddress('x'.repeat(43), new URL('https://admin.clinic.test')));
    expect([address.pathname, address.search]).toEqual(['/setup', '']);
    expect(address.hash).toBe(`#${'x'.repeat(43)}`);
  });

  test('tells whom it is for, and nobody once it was used', async () => {
    const first = await tokenFor(email);
    expect(await (await opened(first)).json()).toEqual({ email, role: 'admin', kind: 'first' });
    await setUp({ token: first, name, password });
    expect((await opened(first)).status).toBe(410);
    const { token } = await createInvitation('ana@clinic.test', 'dentist');
    const invited = { email: 'ana@clinic.test', role: 'dentist', kind: 'invited' };
    expect(await (await opened(token)).json()).toEqual(invited);
    const back = await tokenFor(email);
    expect(await (await opened(back)).json()).toMatchObject({ kind: 'back', email, name });
    for (const wrong of ['', 'x'.repeat(43), '../etc']) {
      const answer = await opened(wrong);
      expect([answer.status, (await answer.json()).code]).toEqual([410, 'LINK_INVALID']);
    }
  });
});

describe('the link for the first administrator', () => {
  test('makes an administrator and signs them in', async () => {
    const browser = new Browser();
    const token = await tokenFor('Jefe@clinic.test');
    const response = await setUp({ token, name, password }, browser);
    expect(await response.json()).toEqual({ status: 'signed-in' });
    const session = await readSession(browser.headers());
    expect(session?.staff).toMatchObject({ name, email, role: 'admin' });
  });

  test('works once', async () => {
    const token = await tokenFor(email);
    const answers = await Promise.all([
      setUp({ token, name, password }),
      setUp({ token, name, password }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await setUp({ token, name, password })).status).toBe(410);
  });

  test('is asked for at a start while there is neither it nor an administrator', async () => {
    await (await database()).delete(setupLink);
    expect(await isClosedToAll()).toBe(true);
    const token = await tokenFor(email);
    expect(await isClosedToAll()).toBe(false);
    await setUp({ token, name, password });
    expect(await isClosedToAll()).toBe(false);
  });

  test('makes nobody while that cannot be put on record, and stays good', async () => {
    const token = await tokenFor(email);
    const full = vi
      .spyOn(AuditWriter.prototype, 'ensureWritable')
      .mockRejectedValue(new Error('disk full'));
    expect(await (await setUp({ token, name, password })).json()).toMatchObject({
      code: 'AUDIT_UNAVAILABLE',
    });
    expect(await accountOf(email)).toBeUndefined();
    full.mockRestore();
    expect((await setUp({ token, name, password })).status).toBe(200);
  });

  test('works for half an hour', async () => {
    const token = await tokenFor(email);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 31 * 60_000);
      const late = await setUp({ token, name, password });
      expect(late.status).toBe(410);
      expect(await late.json()).toMatchObject({ code: 'LINK_INVALID' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('is replaced by a newer one', async () => {
    const older = await tokenFor(email);
    const newer = await tokenFor(email);
    expect((await setUp({ token: older, name, password })).status).toBe(410);
    expect((await setUp({ token: newer, name, password })).status).toBe(200);
  });

  test('is not made where there is an administrator', async () => {
    await setUp({ token: await tokenFor(email), name, password });
    await expect(createSetupToken('other@clinic.test')).rejects.toThrow(AdministratorExistsError);
  });

  test('is kept as a hash', async () => {
    const token = await tokenFor(email);
    const db = await database();
    expect(JSON.stringify(await db.select().from(setupLink))).not.toContain(token);
  });

  test('survives a refused password', async () => {
    const token = await tokenFor(email);
    const refused = await setUp({ token, name, password: 'corta' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fields: [{ path: 'password', code: 'PASSWORD_TOO_SHORT' }],
    });
    expect((await setUp({ token, name, password })).status).toBe(200);
  });

  test.each(['x'.repeat(43), '', '../etc'])('is not %j', async (token) => {
    expect([400, 410]).toContain((await setUp({ token, name, password })).status);
  });

  test.each(['admin@clinica', 'jefe\u0007@clinic.test', '"a@b', '<x>@y.z', 'ü@é.co', ''])(
    'is not made for %j',
    async (address) => {
      await expect(createSetupToken(address)).rejects.toThrow(StaffEmailError);
    },
  );

  test('that was made for an address no account can have is of no use', async () => {
    const token = await tokenFor(email);
    const db = await database();
    await db.update(setupLink).set({ email: 'admin@clinica' });
    const response = await setUp({ token, name, password });
    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({ code: 'LINK_INVALID' });
  });
});

describe('the link for who has an account', () => {
  const other = 'otra frase igual de larga';

  test('lets a dentist without password and telephone back in, on record, and nobody else', async () => {
    await setUp({ token: await tokenFor(email), name, password });
    const { id, email: locked } = await makeStaff('dentist');
    const before = await afterPassword(locked);
    const begun = await before.send(enrolRoute, { body: { password: PASSWORD } });
    const { secret } = await begun.json();
    await before.send(confirmRoute, { body: { code: totp(secret) } });

    const { token, invited } = await createSetupToken(locked.toUpperCase());
    expect(invited).toMatchObject({ email: locked, account: { id, role: 'dentist' } });
    const browser = new Browser();
    expect((await setUp({ token, name: 'Ana Corregida', password: other }, browser)).status).toBe(
      200,
    );
    const session = await readSession(browser.headers());
    expect(session).toMatchObject({
      staff: { id, name: 'Ana Corregida', role: 'dentist', secondFactor: false },
    });
    expect(await readSession(before.headers())).toBeNull();
    const credentials = { email: locked, password: PASSWORD };
    expect((await new Browser().send(signInRoute, { body: credentials })).status).toBe(401);
    expect((await setUp({ token, name, password: other })).status).toBe(410);
    const db = await database();
    const renewed = await db.select().from(audit).where(eq(audit.action, 'account.renew'));
    expect(renewed).toMatchObject([{ staffId: id, result: 'ok' }]);
  });

  test('is used up by its own person alone', async () => {
    const [one, two] = [await makeStaff('dentist'), await makeStaff('billing')];
    const [first, second] = [await tokenFor(one.email), await tokenFor(two.email)];
    expect((await setUp({ token: first, name, password: other })).status).toBe(200);
    expect((await setUp({ token: second, name, password: other })).status).toBe(200);
  });

  test('is of no use to whoever was disabled since', async () => {
    const { id, email: gone } = await makeStaff('dentist');
    const token = await tokenFor(gone);
    await disableStaff(id);
    expect((await setUp({ token, name, password: other })).status).toBe(410);
    expect(await accountOf(gone)).toMatchObject({ disabled: true });
  });

  test('lets a disabled administrator back in, where there is no other', async () => {
    await setUp({ token: await tokenFor(email), name, password });
    const db = await database();
    await db.update(staff).set({ banned: true });
    const browser = new Browser();
    const again = await setUp({ token: await tokenFor(email), name, password: other }, browser);
    expect(again.status).toBe(200);
    expect((await readSession(browser.headers()))?.staff).toMatchObject({ email, role: 'admin' });
  });
});

describe('an invitation', () => {
  const invite = async (address: string, role: Role) =>
    (await createInvitation(address, role)).token;

  test('makes an account with its role, once, beside other open ones', async () => {
    await makeStaff('admin', 'jefa@clinic.test');
    const first = await invite('Ana.Nueva@clinic.test', 'dentist');
    const second = await invite('otro@clinic.test', 'billing');
    expect((await openInvitations()).map(({ email, role }) => [email, role])).toEqual([
      ['ana.nueva@clinic.test', 'dentist'],
      ['otro@clinic.test', 'billing'],
    ]);
    const browser = new Browser();
    expect((await setUp({ token: first, name, password }, browser)).status).toBe(200);
    const session = await readSession(browser.headers());
    expect(session?.staff).toMatchObject({ email: 'ana.nueva@clinic.test', role: 'dentist' });
    expect((await setUp({ token: first, name, password })).status).toBe(410);
    expect((await setUp({ token: second, name, password })).status).toBe(200);
    expect(await openInvitations()).toEqual([]);
  });

  test('is for somebody without an account, and no way into one made meanwhile', async () => {
    await makeStaff('admin', 'jefa@clinic.test');
    await expect(createInvitation('JEFA@clinic.test', 'billing')).rejects.toThrow(
      AccountExistsError,
    );
    await expect(createInvitation('nobody', 'billing')).rejects.toThrow(StaffEmailError);
    const token = await invite('ana@clinic.test', 'billing');
    await makeStaff('receptionist', 'ana@clinic.test');
    expect((await setUp({ token, name, password })).status).toBe(410);
  });

  test('is taken back, replaced and outlived', async () => {
    await makeStaff('admin', 'jefa@clinic.test');
    const older = await invite('ana@clinic.test', 'billing');
    const newer = await invite('ana@clinic.test', 'receptionist');
    expect((await setUp({ token: older, name, password })).status).toBe(410);
    expect(await withdrawInvitation('Ana@clinic.test')).toBe(true);
    expect(await withdrawInvitation('ana@clinic.test')).toBe(false);
    expect((await setUp({ token: newer, name, password })).status).toBe(410);
    const late = await invite('tarde@clinic.test', 'billing');
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 3 * 24 * 60 * 60_000 + 1_000);
      expect(await openInvitations()).toEqual([]);
      expect((await setUp({ token: late, name, password })).status).toBe(410);
    } finally {
      vi.useRealTimers();
    }
  });

  test('that was used is not taken back', async () => {
    await makeStaff('admin', 'jefa@clinic.test');
    const token = await invite('ana@clinic.test', 'billing');
    expect((await setUp({ token, name, password })).status).toBe(200);
    expect(await withdrawInvitation('ana@clinic.test')).toBe(false);
  });

  test('stays while somebody else is let back in', async () => {
    await makeStaff('admin', 'jefa@clinic.test');
    const token = await invite('ana@clinic.test', 'billing');
    const back = await tokenFor('jefa@clinic.test');
    expect((await setUp({ token: back, name, password })).status).toBe(200);
    expect((await setUp({ token, name, password })).status).toBe(200);
  });
});
