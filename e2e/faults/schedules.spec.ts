import type { Page } from '@playwright/test';
import type { Api } from '../support/api';
import { expectAccessible } from '../support/axe';
import type { Seen } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import { journeyLocales } from '../support/journey-locales';
import {
  blockField,
  isScheduleRead,
  isScheduleSave,
  isUpcoming,
  saveButton,
  savedToast,
  written,
} from '../support/schedule-form';
import type { Words } from '../support/words';
import { NOTICED, recover } from './recover';

// The demo clinic, of one's own, behind a service that fails.
test.use({ stackOptions: { faults: true } });
test.describe.configure({ mode: 'default' });

const PATH = '/schedules/doc-caicedo';
const API = '/api/clinic/appointments/doctors/schedule/doc-caicedo';

let api: Api;
test.beforeEach(async ({ apiOf, signInAs, watched }) => {
  watched.allow(/status of (4|5)\d\d/);
  api = await apiOf('admin');
  await signInAs('admin');
});
test.afterEach(({ faults }) => recover(faults, api, API));

const friday = (page: Page, t: Words) => blockField(page, t, 'endTime', 'friday');
async function savedEnd(): Promise<string> {
  const response = await api.get(API);
  expect(response.status(), await response.text()).toBe(200);
  const { workingDays } = await response.json();
  return workingDays.find(({ day }: { day: string }) => day === 'friday').endTime;
}

test('down before anything was read: no empty list of doctors, and it comes back of itself', async ({
  page,
  t,
  faults,
}) => {
  await faults.goDown();
  await page.goto('/schedules');
  const state = page.getByRole('alert').filter({ hasText: t('schedules.failed') });
  await expect(state).toBeVisible();
  await expect(page.getByText(t('schedules.none.title'))).toHaveCount(0);
  await expectAccessible(page);
  await recover(faults, api, API);
  await expect(page.getByRole('list', { name: t('schedules.list') })).toBeVisible(NOTICED);
});

test('a schedule that cannot be loaded is no empty week; one doctor less hides nobody', async ({
  page,
  t,
  faults,
}) => {
  // Nothing comes back of itself: who presses is what is tried.
  await page.route('/readyz', (route) => route.fulfill({ status: 503 }));
  faults.fail(isScheduleRead, { kind: 'change', change: () => '{}' });
  await page.goto('/schedules/doc-zuluaga');
  const state = page.getByRole('alert').filter({ hasText: t('schedules.doctorFailed') });
  await expect(state).toContainText(t('errors.problem.unreadableAnswer'));
  await expect(page.getByText(t('schedules.empty.title'))).toHaveCount(0);
  await expectAccessible(page);
  await recover(faults, api, API);
  await state.getByRole('button', { name: t('common.retry') }).click();
  await expect(blockField(page, t, 'endTime', 'monday')).toHaveValue(written('17:00', 'es-CO'));
});

test('appointments that cannot be read are not said to be none', async ({ page, t, faults }) => {
  faults.fail(isUpcoming, { kind: 'answer', status: 403, body: '{}' });
  await page.goto(PATH);
  await expect(page.getByText(t('schedules.affected.failed'))).toBeVisible();
  await friday(page, t).fill('12:45');
  await expect(page.getByText(t('schedules.affected.none'))).toHaveCount(0);
  await expectAccessible(page);
  await recover(faults, api, API);
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(
    page
      .getByRole('list', { name: t('schedules.affected.title') })
      .getByRole('link')
      .first(),
  ).toBeVisible();
});

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('down while it is saved: nothing typed is lost, and it saves afterwards', async ({
      page,
      t,
      faults,
    }) => {
      const time = locale === 'es-CO' ? '15:10' : '15:20';
      await page.goto(PATH);
      await friday(page, t).fill(time);
      await faults.goDown();
      await saveButton(page, t).click();
      const told = page.getByRole('alert').filter({ hasText: t('errors.problem.unavailable') });
      await expect(told).toBeFocused();
      await expect(friday(page, t)).toHaveValue(written(time, locale));
      await expectAccessible(page);
      await recover(faults, api, API);
      await saveButton(page, t).click();
      await expect(savedToast(page, t)).toBeVisible();
      expect(await savedEnd()).toBe(time);
    });

    test('an answer that is lost is looked for: saved, or not, and never sent unasked', async ({
      page,
      t,
      faults,
    }) => {
      const time = locale === 'es-CO' ? '15:30' : '15:40';
      await page.goto(PATH);
      await friday(page, t).fill(time);
      faults.fail(isScheduleSave, { kind: 'lost' });
      await saveButton(page, t).click();
      const notice = page.getByRole('alert').filter({ hasText: t('schedules.unknown.title') });
      await expect(notice).toBeFocused();
      await expect(page.getByText(t('common.unknown.locked'))).toBeVisible();
      await expectAccessible(page);
      await recover(faults, api, API);
      const look = notice.getByRole('button', { name: t('common.unknown.again') });
      await look.click();
      await expect(savedToast(page, t)).toBeVisible();
      await expect(page.getByText(t('schedules.nothingChanged'))).toBeVisible();
      expect(await savedEnd()).toBe(time);

      await friday(page, t).fill('13:05');
      faults.fail(isScheduleSave, { kind: 'answer', status: 500, body: '{}' });
      await saveButton(page, t).click();
      await expect(notice).toBeFocused();
      await recover(faults, api, API);
      await look.click();
      await expect(page.getByText(t('schedules.unknown.notSaved'))).toBeVisible();
      await expect(friday(page, t)).toHaveValue(written('13:05', locale));
      expect(await savedEnd()).toBe(time);
      const saves = faults.calls.filter(isScheduleSave).length;
      await saveButton(page, t).click();
      await expect(page.getByText(t('schedules.nothingChanged'))).toBeVisible();
      expect(await savedEnd()).toBe('13:05');
      expect(faults.calls.filter(isScheduleSave)).toHaveLength(saves + 1);
    });

    test('no schedule yet is an invitation; the week to begin with is saved', async ({
      page,
      t,
      faults,
    }) => {
      const body = { success: false, error: 'None yet.', code: 'NOT_FOUND' };
      faults.fail(isScheduleRead, { kind: 'answer', status: 404, body: JSON.stringify(body) });
      await page.goto(PATH);
      await expect(page.getByText(t('schedules.empty.title'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('schedules.empty.starter') }).click();
      await expect(friday(page, t)).toHaveValue(written('17:00', locale));
      await saveButton(page, t).click();
      await expect(savedToast(page, t)).toBeVisible();
      await recover(faults, api, API);
      expect(await savedEnd()).toBe('17:00');
    });
  });
}

test('what the service refuses lands on its field', async ({ page, t, faults }) => {
  const fields = [{ path: 'workingDays.0.lunchStartTime', code: 'house_rule', message: 'No.' }];
  const refusal = { success: false, error: 'No.', code: 'VALIDATION_ERROR', details: { fields } };
  faults.fail(isScheduleSave, { kind: 'answer', status: 400, body: JSON.stringify(refusal) });
  await page.goto(PATH);
  await friday(page, t).fill('14:20');
  await saveButton(page, t).click();
  const lunch = blockField(page, t, 'lunchStartTime', 'monday');
  await expect(lunch).toHaveAttribute('aria-invalid', 'true');
  const summary = page.getByRole('alert').filter({ hasText: t('schedules.errors.refused') });
  await expect(summary).toBeFocused();
  await summary.getByRole('button').click();
  await expect(lunch).toBeFocused();
  await lunch.press('ArrowUp');
  await expect(page.getByText(t('schedules.errors.refused'))).toHaveCount(0);
});

test('stored hours that make no sense are shown and marked, and saved once they are mended', async ({
  page,
  t,
  faults,
}) => {
  // Others have fewer blocks.
  const isOwnRead = (call: Seen) => isScheduleRead(call) && call.path.endsWith('doc-caicedo');
  faults.fail(isOwnRead, {
    kind: 'change',
    change: (body) => {
      const answer = JSON.parse(body);
      const [first, second, third] = answer.data.workingDays;
      first.endTime = '25:00';
      second.day = 'martes';
      third.locationId = undefined;
      answer.data.exceptions.push('24/12/2026');
      return JSON.stringify(answer);
    },
  });
  await page.goto(PATH);
  await expect(page.getByText(t('schedules.invalidStored'))).toBeVisible();
  await expect(blockField(page, t, 'endTime', 'monday')).toHaveValue('25:00');
  const strays = page.getByRole('region', { name: t('schedules.otherDay') });
  await expect(strays).toContainText(t('schedules.errors.invalid_day'));
  await expect(page.getByText('24/12/2026')).toBeVisible();
  const place = blockField(page, t, 'locationId', 'wednesday');
  await expect(place).toHaveValue('');
  await expectAccessible(page);
  await friday(page, t).fill('14:25');
  await saveButton(page, t).click();
  await expect(page.getByText(t('errors.summary', { count: 3 }))).toBeVisible();
  await blockField(page, t, 'endTime', 'monday').fill('15');
  await strays.getByRole('combobox').last().selectOption('tuesday');
  await place.selectOption('loc-laureles');
  await expect(strays).toHaveCount(0);
  await saveButton(page, t).click();
  await expect(savedToast(page, t)).toBeVisible();
  await recover(faults, api, API);
  expect(await savedEnd()).toBe('14:25');
});
