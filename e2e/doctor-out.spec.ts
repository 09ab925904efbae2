import type { Page } from '@playwright/test';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';
import { makePatient } from './support/api';
import { bookAppointment } from './support/appointments';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import { workDay } from './support/moves';

const DOCTOR = 'doc-nanez';
const PATIENTS = 22;

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a doctor is ill: 22 patients have another hour in at most 60 interactions', async ({
      page,
      context,
      t,
      apiOf,
      signInAs,
    }) => {
      await signInAs('receptionist');
      const api = await apiOf('receptionist');
      const date = workDay();
      const patient = await makePatient(api, { phone: '3001234567' });
      const booked = [];
      for (let index = 0; index < PATIENTS; index += 1) {
        // Twenty minutes each, from eight until one and from two on.
        const from = 480 + index * 20 + (index >= 15 ? 60 : 0);
        booked.push(await bookAppointment(api, date, { from, to: from + 20, patient }));
      }
      let interactions = 0;
      const click = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
        interactions += 1;
        await page.getByRole(role, { name, exact: typeof name === 'string' }).click();
      };
      const press = async (key: string) => {
        interactions += 1;
        await page.keyboard.press(key);
      };

      const colleague = await context.newPage();
      await colleague.goto(`/agenda?date=${date}&doctors=${DOCTOR}`);
      await page.goto(`/agenda?date=${date}&doctors=${DOCTOR}`);
      const toMove = t('out.relocate.toMove', { count: PATIENTS });
      await expect(colleague.getByRole('link', { name: toMove })).toHaveCount(0);
      const open = page.locator('[data-column]').first();
      await expect(open).toBeVisible();
      await columnMenu(page, t('out.open', { name: 'X' }).replace('X', ''));
      interactions += 1;
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await click(t('out.submit'));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // A colleague who looks at the same day is told without doing anything.
      await expect(colleague.getByRole('link', { name: toMove })).toBeVisible({ timeout: 4_000 });
      await colleague.close();

      await click(new RegExp(toMove), 'link');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('out.relocate.title'));
      const rows = page.locator('[data-row]');
      await expect(rows).toHaveCount(PATIENTS);
      const openings = page.locator('[data-opening]');
      await expect(openings.first()).toBeVisible();
      await expect(rows.first()).toContainText('300 123 4567');
      await expectAccessible(page);
      await openings.first().focus();
      await press('ArrowDown');
      await press('ArrowUp');
      await expect(openings.first()).toBeFocused();
      for (let moved = 1; moved <= PATIENTS; moved += 1) {
        await press('Enter');
        const progress = t('out.relocate.progress', { done: moved, total: PATIENTS });
        await expect(page.getByText(progress)).toBeVisible();
      }
      await expect(page.getByText(t('out.relocate.none'))).toBeVisible();
      expect(interactions).toBeLessThanOrEqual(60);

      for (const { id } of booked) {
        const start = async () =>
          (await (await api.get(`/api/clinic/appointments/${id}`)).json()).startTime.slice(0, 10);
        await expect.poll(start).not.toBe(date);
      }
    });

    test('hours are blocked from the column, warned of, and ended', async ({
      page,
      t,
      signInAs,
    }) => {
      await signInAs('receptionist');
      const date = workDay();
      await page.goto(`/agenda?date=${date}&doctors=${DOCTOR}`);
      await columnMenu(page, t('out.open', { name: 'X' }).replace('X', ''));
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('out.kinds.hours')).check();
      await dialog.locator('[name=from]').fill('10:00');
      await dialog.locator('[name=to]').fill('11:00');
      await dialog.locator('[name=reason]').fill('Comité');
      await dialog.getByLabel(t('out.fields.isWeekly')).check();
      await dialog
        .locator('[name=weeklyUntil]')
        .fill(formatDate(addDays(date, 14), locale, 'medium'));
      await dialog.getByRole('button', { name: t('out.submit') }).click();
      await expect(dialog).toHaveCount(0);
      const band = page.locator('[data-block]');
      await expect(band).toContainText('Comité');
      await page.goto(
        `/agenda?date=${addDays(date, 7)}&doctors=${DOCTOR}&book=10:15&with=${DOCTOR}`,
      );
      await expect(band).toContainText('Comité');
      await expect(page.getByRole('status').filter({ hasText: 'Comité' }).first()).toBeVisible();
      await page.goto(`/agenda?date=${date}&doctors=${DOCTOR}&view=week&do=out`);
      await dialog.getByRole('button', { name: t('out.endOf', { reason: 'Comité' }) }).click();
      await expect(page.getByText(t('out.ended', { reason: 'Comité' }))).toBeVisible();
      await expect(band).toHaveCount(0);
    });

    test('a series of 12 is booked once each, and canceled from one on', async ({
      page,
      t,
      apiOf,
      signInAs,
    }) => {
      await signInAs('receptionist');
      const api = await apiOf('receptionist');
      const date = workDay();
      const patient = await makePatient(api);
      // Somebody has the hour of the third week.
      await bookAppointment(api, addDays(date, 14), { from: 480, to: 510 });
      await page.goto(`/agenda?date=${date}&book=08:00&with=${DOCTOR}&for=${patient.id}`);
      const panel = page.getByRole('region', { name: t('booking.title') });
      await panel.locator('[name=procedure]').selectOption({ index: 1 });
      await panel.getByLabel(t('series.repeat')).check();
      await panel.locator('[name=seriesCount]').fill('12');
      await panel.getByRole('button', { name: t('series.show') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('listitem')).toHaveCount(12);
      await expect(dialog.getByText(t('series.problems.doctor-busy'))).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('series.book', { count: 12 }) }).click();
      await expect(dialog.getByText(t('series.progress', { done: 12, total: 12 }))).toBeVisible();
      await dialog
        .getByRole('button', { name: t('common.close') })
        .last()
        .click();
      const booked = async (status: string) => {
        const query = `patientId=${patient.id}&limit=100&from=${date}&to=${addDays(date, 120)}`;
        const { data } = await (await api.get(`/api/clinic/appointments?${query}`)).json();
        return data.filter((one: { status: string }) => one.status === status).length;
      };
      expect(await booked('confirmed')).toBe(12);

      // A week later, or on the day that was proposed where that is a holiday.
      const { entries } = await (
        await api.get(`/api/agenda?from=${date}&to=${addDays(date, 20)}`)
      ).json();
      const second = entries.find(
        (entry: { patientId: string; series?: { number: number } }) =>
          entry.patientId === patient.id && entry.series?.number === 2,
      );
      await page.goto(`/agenda?date=${second.date}&doctors=${DOCTOR}&appointment=${second.id}`);
      await expect(page.locator(`[data-entry="${second.id}"]`)).toContainText('2/12');
      await page.getByRole('button', { name: t('appointment.become.canceled') }).click();
      await page.getByRole('button', { name: t('series.cancelRest') }).click();
      await expect(page.getByText(t('series.canceled', { count: 11 }))).toBeVisible();
      expect(await booked('confirmed')).toBe(1);
    });

    test('a canceled hour goes to who waits longest, and the row is closed', async ({
      page,
      t,
      apiOf,
      signInAs,
    }) => {
      await signInAs('receptionist');
      const api = await apiOf('receptionist');
      const date = workDay();
      const directory = await (await api.get('/api/agenda/directory')).json();
      const procedure = directory.procedures.find(
        ({ duration, doctorIds }: { duration: number; doctorIds?: string[] }) =>
          duration <= 60 && (doctorIds?.includes(DOCTOR) ?? true),
      );
      const waits = await makePatient(api, { phone: '3007654321' });
      const name = `Luz ${waits.lastName}`;
      const { id } = await bookAppointment(api, date, { from: 600, to: 660 });

      await page.goto('/waiting');
      await page.getByRole('button', { name: t('waiting.addTitle') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').first().fill(waits.lastName);
      await dialog.getByRole('option', { name: new RegExp(waits.lastName) }).click();
      await dialog.locator('[name=procedureId]').selectOption(procedure.id);
      await dialog.locator('[name=doctorId]').selectOption(DOCTOR);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('waiting.add'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      const row = page.getByRole('listitem').filter({ hasText: waits.lastName });
      await expect(row).toContainText('300 765 4321');
      await expectAccessible(page);

      await page.goto(`/agenda?date=${date}&doctors=${DOCTOR}&appointment=${id}`);
      await page.getByRole('button', { name: t('appointment.become.canceled') }).click();
      await page.getByRole('link', { name: t('waiting.bookFor', { name }) }).click();
      const panel = page.getByRole('region', { name: t('booking.title') });
      await expect(panel.locator('[name=procedure]')).toHaveValue(procedure.id);
      await expect(panel.locator('[name=time]')).not.toHaveValue('');
      await panel.locator('[name=submit]').click();
      await expect(panel.getByText(new RegExp(name)).first()).toBeVisible();
      await expect
        .poll(async () => {
          const { entries } = await (await api.get(`/api/agenda?from=${date}&to=${date}`)).json();
          return entries.some(
            (entry: { patientId: string; status: string }) =>
              entry.patientId === waits.id && entry.status === 'confirmed',
          );
        })
        .toBe(true);
      await expect(async () => {
        await page.goto(`/waiting?procedure=${procedure.id}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(row).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
    });
  });
}

/** The button in the head of the first column. */
async function columnMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}
