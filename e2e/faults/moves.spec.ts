import type { Page } from '@playwright/test';
import { formatTimes } from '@/lib/kit/dates/time-format';
import type { Api } from '../support/api';
import { bookAppointment } from '../support/appointments';
import { expectAccessible } from '../support/axe';
import type { Seen } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import { journeyLocales } from '../support/journey-locales';
import { entryOf, grab, press, startDrag, workDay } from '../support/moves';
import { CANARY_KEY, type Stack } from '../support/stack';
import type { Words } from '../support/words';
import { recover } from './recover';

// The demo clinic, of one's own, behind a service that fails.
test.use({ stackOptions: { faults: true } });
test.describe.configure({ mode: 'default' });

const isMove = ({ method, path }: Seen) => method === 'PATCH' && path.includes('/appointments/');
const isRead = ({ method, path }: Seen) => method === 'GET' && /\/appointments\/[^/]+$/.test(path);

let api: Api;
test.beforeEach(async ({ apiOf, signInAs, watched }) => {
  watched.allow(/status of (4|5)\d\d/);
  api = await apiOf('receptionist');
  await signInAs('receptionist');
});
test.afterEach(({ faults }) => recover(faults, api));

/** As another program would, past this application. */
async function changeBehind({ serviceUrl }: Stack, id: string, body: unknown): Promise<void> {
  const response = await fetch(`${serviceUrl}/api/v1/appointments/${id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${CANARY_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.text()).toBe(200);
}

const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Somebody of the test's own, at ten in the morning, in hand. */
async function inHand(page: Page, t: Words) {
  const { id, date, patient } = await bookAppointment(api, workDay());
  const name = `Luz ${patient.lastName}`;
  await page.goto(`/agenda?date=${date}&doctors=doc-nanez`);
  await grab(page, t, id, name);
  return { id, date, name };
}

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('down in the middle of a drag: it goes back, that is told, and it can be tried again', async ({
      page,
      t,
      faults,
    }) => {
      const { id, name } = await inHand(page, t);
      await press(page, 'Escape');
      await startDrag(page, id, { share: 0.5, minutes: 30 });
      await faults.goDown();
      await page.mouse.up();
      const told = alertOf(page, t('agenda.move.failed.title', { patient: name }));
      await expect(told).toBeFocused();
      await expect(entryOf(page, id)).toHaveClass(/at-h-10 at-m-0/);
      await expectAccessible(page);
      await recover(faults, api);
      await told.getByRole('button', { name: t('agenda.move.failed.again') }).click();
      await expect(entryOf(page, id)).toHaveClass(/at-h-10 at-m-30/);
      await expect(told).toHaveCount(0);
    });
  });
}

test('shown at once where it was dropped; somebody was quicker, and is named', async ({
  page,
  t,
  faults,
  ownStack,
}) => {
  const { id, date, name } = await inHand(page, t);
  const other = await bookAppointment(api, date, { from: 900, to: 930 });
  const held = faults.hold(isMove);
  await press(page, 'PageDown');
  await press(page, 'Enter');
  await held;
  await expect(entryOf(page, id)).toHaveClass(/at-h-11 at-m-0/);
  await changeBehind(ownStack, other.id, {
    startTime: `${date}T11:00:00-05:00`,
    endTime: `${date}T11:30:00-05:00`,
  });
  await faults.heal();
  const told = alertOf(page, t('agenda.move.taken.title', { patient: name }));
  await expect(told).toContainText(`Luz ${other.patient.lastName}`);
  await expect(entryOf(page, id)).toHaveClass(/at-h-10 at-m-0/);
  await expectAccessible(page);
});

test('changed by somebody meanwhile: it is told how it is now', async ({
  page,
  t,
  faults,
  ownStack,
}) => {
  const { id, date, name } = await inHand(page, t);
  const held = faults.hold(isMove);
  await press(page, 'PageDown');
  await press(page, 'Enter');
  await held;
  await changeBehind(ownStack, id, {
    startTime: `${date}T15:00:00-05:00`,
    endTime: `${date}T15:30:00-05:00`,
  });
  await faults.heal();
  const told = alertOf(page, t('agenda.move.changed.title', { patient: name }));
  await expect(told).toContainText(formatTimes({ from: 900, to: 930 }, 'es-CO'));
  await expect(entryOf(page, id)).toHaveClass(/at-h-15 at-m-0/);
});

test('an answer that is lost is found by reading the appointment', async ({ page, t, faults }) => {
  const { id, name } = await inHand(page, t);
  await press(page, 'PageDown');
  faults.fail(isMove, { kind: 'lost' });
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: t('agenda.move.undo') })).toBeVisible();
  await expect(alertOf(page, t('agenda.move.unknown.title', { patient: name }))).toHaveCount(0);
  await expect(entryOf(page, id)).toHaveClass(/at-h-11 at-m-0/);
});

test('where it cannot be read that is told, and checking moves nothing twice', async ({
  page,
  t,
  faults,
}) => {
  const { id, date, name } = await inHand(page, t);
  await press(page, 'PageDown');
  faults.fail(isMove, { kind: 'lost' });
  faults.fail(isRead, { kind: 'reset' });
  await press(page, 'Enter');
  const told = alertOf(page, t('agenda.move.unknown.title', { patient: name }));
  await expect(told).toBeFocused({ timeout: 30_000 });
  await recover(faults, api);
  await told.getByRole('button', { name: t('agenda.move.unknown.again') }).click();
  // Readings that failed a moment ago may be refused for ten seconds: then it is checked by itself.
  await expect(told).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('button', { name: t('agenda.move.undo') })).toBeVisible();
  await expect(entryOf(page, id)).toHaveClass(/at-h-11 at-m-0/);
  const now = await (await api.get(`/api/clinic/appointments/${id}`)).json();
  expect(now).toMatchObject({ startTime: `${date}T11:00:00-05:00`, version: 2 });
});
