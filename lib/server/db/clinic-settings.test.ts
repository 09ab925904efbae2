import { beforeEach, describe, expect, test } from 'vitest';
import { POST } from '@/app/api/settings/clinic/route';
import { DEFAULT_SETTINGS } from '@/lib/kit/clinic-settings';
import { withApplication } from '@/lib/testing/application';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { database } from './application-database';
import { changeSettings, readSettings, safety } from './clinic-settings.server';
import { audit, clinicSettings } from './schema';

withApplication({ REQUIRE_SECOND_FACTOR: 'off' });

const values = { ...DEFAULT_SETTINGS.safety, chartsPerHour: 40 };
const change = { section: 'safety', version: 0, values } as const;

beforeEach(async () => {
  const db = await database();
  await db.delete(clinicSettings);
  await db.delete(audit);
});

describe('the clinic’s settings', () => {
  test('are the defaults until somebody changes them', async () => {
    expect(await readSettings()).toEqual({ version: 0, settings: DEFAULT_SETTINGS });
  });

  test('are kept version by version, and count at once', async () => {
    await safety();
    await changeSettings(change, 'ana');
    expect(await safety()).toEqual(values);
    expect(await readSettings()).toEqual({
      version: 1,
      settings: { ...DEFAULT_SETTINGS, safety: values },
    });
  });

  test('are not changed from a version that is not the newest', async () => {
    await changeSettings(change, 'ana');
    const late = { ...change, values: { ...values, guesses: 9 } };
    expect(await changeSettings(late, 'luis')).toBeNull();
    expect((await readSettings()).settings.safety.guesses).toBe(5);
  });

  test('are changed once by two people at the same instant', async () => {
    const results = await Promise.all(
      [6, 7].map((guesses) => changeSettings({ ...change, values: { ...values, guesses } }, 'ana')),
    );
    expect(results.filter((result) => result === null)).toHaveLength(1);
  });

  test('sent twice make one version', async () => {
    await changeSettings(change, 'ana');
    expect(await changeSettings(change, 'ana')).not.toBeNull();
    expect((await readSettings()).version).toBe(1);
  });
});

describe('the handler', () => {
  async function send(role: 'admin' | 'receptionist', body: object) {
    const { email } = await makeStaff(role);
    return (await afterPassword(email)).send(POST, { body });
  }

  test('puts what changed on the trail', async () => {
    expect((await send('admin', change)).status).toBe(200);
    const db = await database();
    const rows = await db.select().from(audit);
    const row = rows.find(({ action }) => action === 'clinic.settings');
    expect(row?.detail).toEqual({ section: 'safety', chartsPerHour: '100 → 40' });
  });

  test('keeps what patients are written, with its lines and emoji, beside the other section', async () => {
    const texts = { spanish: 'Hola, {nombre} 👋\r\n{fecha}', english: 'Hi, {name}' };
    const sent = { section: 'confirmation', version: 0, values: texts };
    expect((await send('admin', sent)).status).toBe(200);
    expect((await readSettings()).settings).toEqual({
      ...DEFAULT_SETTINGS,
      confirmation: { ...texts, spanish: 'Hola, {nombre} 👋\n{fecha}' },
    });
    const rows = await (await database()).select().from(audit);
    const row = rows.find(({ action }) => action === 'clinic.settings');
    expect(row?.detail).toEqual({ section: 'confirmation', changed: 'spanish english' });
  });

  const texts = DEFAULT_SETTINGS.confirmation;
  test.each([
    ['a place that stands for nothing', { ...texts, spanish: '{procedimiento}' }],
    ['an empty text', { ...texts, english: '  ' }],
    ['a text that is too long', { ...texts, english: 'x'.repeat(601) }],
  ])('refuses %s', async (_, values) => {
    expect((await send('admin', { section: 'confirmation', version: 0, values })).status).toBe(400);
  });

  test('keeps what the desk proposes and asks beside it', async () => {
    await changeSettings(change, 'ana');
    const desk = { worksHolidays: true, cancelReasons: ['Viaje', 'Costo'] };
    expect((await send('admin', { section: 'desk', version: 1, values: desk })).status).toBe(200);
    expect((await readSettings()).settings).toEqual({ ...DEFAULT_SETTINGS, safety: values, desk });
    const rows = await (await database()).select().from(audit);
    const row = rows.find(({ detail }) => detail?.section === 'desk');
    expect(row?.detail).toMatchObject({ worksHolidays: 'false → true' });
    expect(row?.detail?.cancelReasons).toMatch(/→ Viaje; Costo$/);
  });

  test.each([
    ['a reason twice', { cancelReasons: ['Viaje', 'Viaje'], worksHolidays: false }],
    ['a reason of two lines', { cancelReasons: ['Viaje\nlargo'], worksHolidays: false }],
    ['too many reasons', { cancelReasons: [...'abcdefghijklm'], worksHolidays: false }],
  ])('refuses %s', async (_, desk) => {
    const body = { section: 'desk', version: 0, values: desk };
    expect((await send('admin', body)).status).toBe(400);
  });

  test.each([
    ['a number beyond its limits', { ...change, values: { ...values, guesses: 1 } }, 400],
    ['a broken number', { ...change, values: { ...values, guesses: 5.5 } }, 400],
    ['another version', { ...change, version: 3 }, 409],
  ])('refuses %s', async (_, body, status) => {
    expect((await send('admin', body)).status).toBe(status);
  });

  test('refuses a receptionist, and that is on the trail', async () => {
    expect((await send('receptionist', change)).status).toBe(403);
    const db = await database();
    const rows = await db.select().from(audit);
    expect(rows.find(({ action }) => action === 'clinic.settings')?.result).toBe('refused');
  });
});
