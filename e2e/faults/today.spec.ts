import type { Page } from '@playwright/test';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { formatTime } from '@/lib/kit/dates/time-format';
import type { Api } from '../support/api';
import { expectAccessible } from '../support/axe';
import type { Seen } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import { EMPTY_CLINIC } from '../support/stack';
import { NOTICED, recover } from './recover';

test.use({ stackOptions: EMPTY_CLINIC });
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ signInAs, watched }) => {
  watched.allow(/status of (4|5)\d\d/);
  await signInAs('receptionist');
});
test.afterEach(async ({ faults, apiOf }) => recover(faults, await apiOf('receptionist')));

const TODAY = clinicToday('America/Bogota', new Date());
const YESTERDAY = addDays(TODAY, -1);
const TOMORROW = addDays(TODAY, 1);
const LONG = 'María de los Ángeles Fernanda Santamaría-Echeverría de la Hoz y Villavicencio';

/** On a date; until half past midnight where it begins before it, so that it is still to come. */
const listed = (id: string, date: string, time: string) => ({
  id,
  patientId: 'pat-1',
  doctorId: 'doc-1',
  locationId: 'loc-1',
  procedureId: 'pro-1',
  startTime: `${date}T${time}:00-05:00`,
  endTime: time > '23' ? `${addDays(date, 1)}T00:30:00-05:00` : `${date}T${time}:30-05:00`,
  status: 'confirmed',
  patient: { firstName: LONG, lastName: id },
});

const days = [
  { ...listed('seen', TODAY, '00:00'), endTime: `${TODAY}T23:59:30-05:00` },
  ...Array.from({ length: 8 }, (_, index) => listed(`late-${index}`, TODAY, `23:5${index}`)),
  ...Array.from({ length: 9 }, (_, index) => listed(`open-${index}`, YESTERDAY, `09:0${index}`)),
  listed('next-1', TOMORROW, '07:20'),
  listed('next-2', TOMORROW, '06:40'),
];

/** It is refused, and still a change that was asked for: nothing is believed that was read before. */
async function askForAChange(api: Api) {
  const refused = await api.send('POST', '/api/clinic/appointments', {
    patientId: 'nobody',
    doctorId: 'nobody',
    locationId: 'nowhere',
    procedureId: 'nothing',
    startTime: `${TOMORROW}T09:00:00-05:00`,
    endTime: `${TOMORROW}T09:30:00-05:00`,
  });
  expect(refused.ok()).toBe(false);
}

const isList = ({ path }: Seen) => path.startsWith('/api/v1/appointments?');

/** Milliseconds go by with somebody at the desk, or the screen would be locked by the end. */
async function passTime(page: Page, milliseconds: number): Promise<void> {
  const step = 9 * 60_000;
  for (let left = milliseconds; left > 0; left -= step) {
    await page.keyboard.press('Shift');
    await page.clock.fastForward(Math.min(step, left));
  }
}

test('nothing of the service: each part says so, and none looks empty; then the day is there, and goes on', async ({
  page,
  t,
  faults,
  apiOf,
}) => {
  await page.clock.install();
  // What the service offers is known.
  const api = await apiOf('receptionist');
  expect((await api.get('/api/clinic/doctors?limit=1')).status()).toBe(200);
  faults.fail(() => true, { kind: 'answer', status: 500, body: '{}' });
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  for (const part of [
    'doctors.failed',
    'locations.failed',
    'agenda.failed',
    'agenda.toCloseFailed',
    'agenda.gapsFailed',
    'agenda.tomorrowUnknown',
  ] as const)
    await expect(page.getByText(t(`today.${part}`))).toBeVisible();
  await expect(page.getByText(t('today.agenda.free'))).toHaveCount(0);
  await expectAccessible(page);
  await recover(faults, api);
  await expect(page.getByText(t('today.agenda.free'))).toBeVisible(NOTICED);
  await expect(page.getByText(t('today.doctors.failed'))).toHaveCount(0);

  // The service that knows no filter and no range: what is shown is right all the same.
  await askForAChange(api);
  let data = days;
  const mark = (id: string, status: string) => {
    data = data.map((one) => (one.id === id ? { ...one, status } : one));
  };
  faults.fail(isList, {
    kind: 'change',
    change: () => JSON.stringify({ data, pagination: { page: 1, limit: 100, total: data.length } }),
  });
  await page.reload();
  const card = (title: string) => page.getByRole('region', { name: title, exact: true });
  const coming = card(t('today.agenda.coming'));
  await expect(coming.getByRole('listitem')).toHaveCount(6);
  await expect(
    coming.getByRole('link', { name: t('today.agenda.all', { count: 8 }) }),
  ).toBeVisible();
  // Who is being seen leads, is marked, and is not among those to come.
  await expect(
    coming.getByRole('listitem').filter({ hasText: t('today.agenda.underWay') }),
  ).toHaveText(/seen/);
  const toClose = card(t('today.agenda.toClose'));
  await expect(toClose.getByRole('listitem').filter({ visible: true })).toHaveCount(6);
  await toClose.getByText(t('today.agenda.andMore', { count: 3 })).click();
  await expect(toClose.getByRole('link', { name: 'open-8' })).toBeVisible();
  await expectAccessible(page);
  await expect(
    toClose.getByRole('link', { name: t('today.agenda.closeOn', { count: 9 }) }),
  ).toHaveAttribute('href', `/agenda?date=${YESTERDAY}&view=list&status=confirmed`);

  // Nobody presses anything: an hour comes, and a colleague is done with somebody.
  const underWay = coming.getByRole('listitem').filter({ hasText: t('today.agenda.underWay') });
  await passTime(page, Date.parse(`${TODAY}T23:51:00-05:00`) - Date.now());
  await expect(underWay).toHaveCount(3);
  mark('seen', 'completed');
  await expect(underWay).toHaveText([/late-0/, /late-1/]);

  // Back to it, it is made anew: what was closed of yesterday is not asked for any more.
  const first = { count: 2, time: formatTime(400, 'es-CO') };
  await coming.getByRole('link', { name: t('today.agenda.tomorrow', first) }).click();
  await expect(page).toHaveURL(`/agenda?date=${TOMORROW}`);
  mark('open-0', 'completed');
  await askForAChange(api);
  await page.goBack();
  await expect(toClose.getByRole('link', { name: 'open-1' })).toBeVisible();
  await expect(toClose.getByRole('link', { name: 'open-0' })).toHaveCount(0);

  // Down again, and something was changed: what was read before is shown for what it is.
  faults.fail(() => true, { kind: 'answer', status: 500, body: '{}' });
  await askForAChange(api);
  await page.goto('/');
  await expect(toClose.getByRole('link', { name: 'open-1' })).toBeVisible();
  await expect(
    toClose.getByText(new RegExp(t('today.agenda.stale', { since: '.+' }))),
  ).toBeVisible();
  await expect(coming.getByText(t('today.agenda.tomorrowUnknown'))).toBeVisible();
});

test('a service that hangs keeps nobody before an empty window', async ({ page, t, faults }) => {
  void faults.hold(() => true);
  await page.goto(`/agenda?date=${addDays(TODAY, 300)}`, { timeout: 15_000 });
  await expect(page.getByText(t('agenda.failed'))).toBeVisible();
});

test.describe('en-US, dark, on a telephone', () => {
  test.use({ locale: 'en-US', colorScheme: 'dark', viewport: { width: 390, height: 844 } });

  test('a day with nobody says so, for today and for tomorrow', async ({ page, t, apiOf }) => {
    await askForAChange(await apiOf('receptionist'));
    await page.goto('/');
    await expect(page.getByText(t('today.agenda.free'))).toBeVisible();
    await expect(page.getByText(t('today.agenda.nobodyIn'))).toBeVisible();
    await expect(
      page.getByRole('link', { name: t('today.agenda.tomorrow', { count: 0, time: '' }) }),
    ).toBeVisible();
    await expect(page.getByText(t('today.agenda.toClose'))).toHaveCount(0);
    await expectAccessible(page);
  });
});
