import { beforeEach, describe, expect, test, vi } from 'vitest';
import { POST as setupRoute } from '@/app/api/auth/setup/route';
import { database } from '@/lib/db/application-database';
import { setupLink, staff } from '@/lib/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { readSession } from './session';
import { AdministratorExistsError, createSetupToken } from './setup-link';
import { StaffEmailError } from './staff-email';

withApplication();

const name = 'Inés Prueba';
const password = 'una frase larga y tranquila';
const email = 'jefe@clinic.test';

beforeEach(async () => {
  const db = await database();
  await db.delete(staff);
});

const setUp = (body: object, browser = new Browser()) => browser.send(setupRoute, { body });

describe('the link for the first administrator', () => {
  test('makes an administrator and signs them in', async () => {
    const browser = new Browser();
    const token = await createSetupToken('Jefe@clinic.test');
    const response = await setUp({ token, name, password }, browser);
    expect(await response.json()).toEqual({ status: 'signed-in' });
    const session = await readSession(browser.headers());
    expect(session?.staff).toMatchObject({ name, email, role: 'admin' });
  });

  test('works once', async () => {
    const token = await createSetupToken(email);
    const answers = await Promise.all([
      setUp({ token, name, password }),
      setUp({ token, name, password }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await setUp({ token, name, password })).status).toBe(410);
  });

  test('works for half an hour', async () => {
    const token = await createSetupToken(email);
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
    const older = await createSetupToken(email);
    const newer = await createSetupToken(email);
    expect((await setUp({ token: older, name, password })).status).toBe(410);
    expect((await setUp({ token: newer, name, password })).status).toBe(200);
  });

  test('is not made where there is an administrator', async () => {
    await setUp({ token: await createSetupToken(email), name, password });
    await expect(createSetupToken('other@clinic.test')).rejects.toThrow(AdministratorExistsError);
  });

  test('is kept as a hash', async () => {
    const token = await createSetupToken(email);
    const db = await database();
    expect(JSON.stringify(await db.select().from(setupLink))).not.toContain(token);
  });

  test('survives a refused password', async () => {
    const token = await createSetupToken(email);
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
    const token = await createSetupToken(email);
    const db = await database();
    await db.update(setupLink).set({ email: 'admin@clinica' });
    const response = await setUp({ token, name, password });
    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({ code: 'LINK_INVALID' });
  });
});
