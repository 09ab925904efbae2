import type { Page } from '@playwright/test';
import { type Api, type MadePatient, makePatient, newSurname } from '../support/api';
import { expectAccessible } from '../support/axe';
import type { Fault, Seen } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import { journeyLocales } from '../support/journey-locales';
import { openSearch } from '../support/open-search';
import { EMPTY_CLINIC } from '../support/stack';
import type { Words } from '../support/words';
import { isAboutPatients, isCreate, isList, isRecord, NOTICED, recover } from './recover';

test.use({ stackOptions: EMPTY_CLINIC });
test.describe.configure({ mode: 'default' });

let api: Api;
let patient: MadePatient;

test.beforeEach(async ({ apiOf, signInAs, watched }) => {
  // What the service brings about, the browser reports.
  watched.allow(/status of (4|5)\d\d/);
  api = await apiOf('receptionist');
  await signInAs('receptionist');
  patient = await makePatient(api);
});
test.afterEach(async ({ faults }) => recover(faults, api));

/** Nothing comes back of itself: who presses is what is tried. */
const stayAway = (page: Page) => page.route('/readyz', (route) => route.fulfill({ status: 503 }));
const isKeyList = ({ method, path }: Seen) =>
  method === 'GET' && path.startsWith('/api/v1/api-keys');
const table = (page: Page, t: Words) => page.getByRole('table', { name: t('patients.table') });
const retry = (page: Page, t: Words) => page.getByRole('button', { name: t('common.retry') });

const CAUSES: Readonly<
  Record<string, { fault: Fault; says: Parameters<Words>[0] & `errors.problem.${string}` }>
> = {
  'cannot be reached': { fault: { kind: 'reset' }, says: 'errors.problem.unavailable' },
  'fails each time': {
    fault: { kind: 'answer', status: 500, body: '{}' },
    says: 'errors.problem.upstream',
  },
  'sends no JSON': {
    fault: { kind: 'change', change: (body) => body.slice(0, -1) },
    says: 'errors.problem.unreadableAnswer',
  },
  'does not accept our key': {
    fault: { kind: 'answer', status: 401, body: '{}' },
    says: 'errors.problem.configuration',
  },
  'forbids it to our key': {
    fault: { kind: 'answer', status: 403, body: '{}' },
    says: 'errors.problem.serviceForbidden',
  },
  'has too much to do': {
    fault: { kind: 'answer', status: 429, headers: { 'retry-after': '8' }, body: '{}' },
    says: 'errors.problem.tooMany',
  },
};

for (const [what, { fault, says }] of Object.entries(CAUSES)) {
  test(`a service that ${what}: the list says so, and loads when it is asked again`, async ({
    page,
    t,
    faults,
  }) => {
    await stayAway(page);
    faults.fail(isList, fault);
    await page.goto('/patients');
    const state = page.getByRole('alert').filter({ hasText: t('patients.failed') });
    await expect(state).toContainText(t(says));
    await expect(state).toContainText(new RegExp(`${t('errors.correlation')}\\s+[\\w-]{8,}`));
    await expect(table(page, t)).toHaveCount(0);
    await expect(page.getByText(t('patients.empty.clinicTitle'))).toHaveCount(0);
    await expectAccessible(page);
    await recover(faults, api);
    await retry(page, t).click();
    await expect(table(page, t).getByRole('link', { name: patient.lastName })).toBeVisible();
  });
}

test.describe('en-US, dark, on a telephone', () => {
  test.use({
    locale: 'en-US',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  });

  test('a record that cannot be loaded says so and loads when it is asked again', async ({
    page,
    t,
    faults,
  }) => {
    await stayAway(page);
    faults.fail(isRecord, { kind: 'change', change: () => '{"id":1}' });
    const response = await page.goto(`/patients/${patient.id}`);
    expect(response?.status()).toBe(200);
    const state = page.getByRole('alert').filter({ hasText: t('patient.failed') });
    await expect(state).toContainText(t('errors.problem.unreadableAnswer'));
    await expectAccessible(page);
    await recover(faults, api);
    await retry(page, t).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(patient.lastName);
  });
});

test('a new key, which is shown once, stays where the list behind it cannot be read', async ({
  page,
  t,
  faults,
  apiOf,
  signInAs,
}) => {
  await stayAway(page);
  await signInAs('admin');
  await page.goto('/settings/api-keys');
  await page.getByRole('button', { name: t('apiKeys.create.open') }).click();
  const dialog = page.getByRole('dialog');
  const name = `Contabilidad ${newSurname()}`;
  await dialog.getByRole('textbox', { name: t('apiKeys.create.name') }).fill(name);
  await dialog
    .getByRole('checkbox', { name: t('apiKeys.scopes.patients-read'), exact: true })
    .check();
  faults.fail(isKeyList, { kind: 'reset' });
  await dialog.getByRole('button', { name: t('apiKeys.create.submit') }).click();
  const shown = page.getByRole('dialog', { name: t('apiKeys.made.title', { name }) });
  await expect(page.getByText(t('apiKeys.failed'))).toBeVisible();
  await expect(shown.locator('[data-new-key]')).toHaveText(/\S{20,}/);
  await recover(faults, await apiOf('admin'), '/api/clinic/api-keys?limit=1');
  await shown.getByRole('button', { name: t('apiKeys.made.done') }).click();
  // Whoever has kept the key is shown the list without asking for it again.
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await expectAccessible(page);
});

test('killed in mid-search: what was typed stays, an error is no empty list, and it comes back of itself', async ({
  page,
  t,
  ownStack,
  faults,
}, testInfo) => {
  await page.goto('/patients');
  const box = page.getByRole('searchbox', { name: t('patients.search.label') });
  await box.pressSequentially(patient.lastName.slice(0, 4));
  await expect(table(page, t).getByRole('link', { name: patient.lastName })).toBeVisible();
  await ownStack.killService();
  await box.pressSequentially(patient.lastName.slice(4));
  await expect(page).toHaveURL(`/patients?search=${patient.lastName}`);
  const state = page.getByRole('alert').filter({ hasText: t('patients.failed') });
  await expect(state).toContainText(t('errors.problem.unavailable'));
  await expect(page.getByText(t('shell.serviceDown'))).toBeVisible();
  await expect(box).toHaveValue(patient.lastName);
  await expect(page.getByText(t('patients.empty.explain'))).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot({ path: testInfo.outputPath('service-killed-in-mid-search.png') });

  // Back of itself, without a press.
  await ownStack.startService();
  await recover(faults, api);
  await expect(table(page, t).getByRole('link', { name: patient.lastName })).toBeVisible(NOTICED);
  await expect(page.getByText(t('shell.serviceDown'))).toHaveCount(0);
  await expect(box).toHaveValue(patient.lastName);
});

test('restarted in mid-session: nobody is signed out and work goes on', async ({
  page,
  t,
  ownStack,
  faults,
}) => {
  await page.goto(`/patients/${patient.id}`);
  await ownStack.killService();
  await ownStack.startService();
  await recover(faults, api);
  await page.getByRole('link', { name: t('patient.edit') }).click();
  await page.locator('input[name="firstName"]').fill('Luz Adriana');
  await page.getByRole('button', { name: t('patientForm.save') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Luz Adriana ${patient.lastName}`,
  );
});

test('a slow answer to an old search never replaces that to a new one', async ({
  page,
  t,
  faults,
}) => {
  const other = await makePatient(api);
  await page.goto('/patients');
  const box = page.getByRole('searchbox', { name: t('patients.search.label') });
  const arrived = faults.hold(({ path }) => path.includes(patient.lastName));
  await box.fill(patient.lastName);
  await arrived;
  await box.fill(other.lastName);
  await expect(table(page, t).getByRole('link', { name: other.lastName })).toBeVisible();
  await faults.heal();
  // Once the old answer is in the application, a later one has been there as well.
  await api.get(`/api/clinic/patients?search=${patient.lastName}`);
  await expect(table(page, t).getByRole('link')).toHaveCount(1);
  await expect(table(page, t).getByRole('link', { name: other.lastName })).toBeVisible();
  await expect(page).toHaveURL(`/patients?search=${other.lastName}`);
});

test('down while a form is sent: nothing typed is lost, and it saves afterwards', async ({
  page,
  t,
  faults,
}) => {
  const lastName = newSurname();
  await page.goto('/patients/new');
  await page.locator('input[name="firstName"]').fill('Luz');
  await page.locator('input[name="lastName"]').fill(lastName);
  await faults.goDown();
  const create = page.getByRole('button', { name: t('patientForm.create') });
  await create.click();
  const told = page.getByRole('alert').filter({ hasText: t('errors.problem.unavailable') });
  await expect(told).toBeFocused();
  await expect(told).toContainText(t('errors.correlation'));
  await expect(page.locator('input[name="lastName"]')).toHaveValue(lastName);
  await recover(faults, api);
  await create.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Luz ${lastName}`);
});

for (const locale of journeyLocales('en-US')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the answer to a new patient is lost: unknown is said, and nothing is sent twice', async ({
      page,
      t,
      faults,
      context,
    }) => {
      const lastName = newSurname();
      await page.goto('/patients/new');
      await page.locator('input[name="firstName"]').fill('Luz');
      await page.locator('input[name="lastName"]').fill(lastName);
      faults.fail(isCreate, { kind: 'lost' });
      const before = faults.calls.filter(isCreate).length;
      const create = page.getByRole('button', { name: t('patientForm.create') });
      await create.click();
      const notice = page.getByRole('alert').filter({ hasText: t('patientForm.unknown.title') });
      await expect(notice).toBeFocused();
      await expectAccessible(page);
      await expect(page.locator('input[name="lastName"]')).toHaveValue(lastName);
      await expect(page.getByText(t('common.unknown.locked'))).toBeAttached();
      await create.click({ force: true });
      expect(faults.calls.filter(isCreate).length - before).toBe(1);

      await faults.heal();
      const opened = context.waitForEvent('page');
      await notice.getByRole('link', { name: t('patientForm.unknown.search') }).click();
      const list = await opened;
      await expect(table(list, t).getByRole('link', { name: lastName })).toHaveCount(1);
      await list.close();
      await notice.getByRole('button', { name: t('common.unknown.forget') }).click();
      await expect(notice).toBeHidden();
      await expect(page.locator('input[name="lastName"]')).toHaveValue(lastName);
      await expect(page.getByText(t('common.unknown.locked'))).toHaveCount(0);
    });
  });
}

test('the search everywhere says when it had no answer', async ({ page, t, faults }) => {
  await page.goto('/');
  faults.fail(isAboutPatients, { kind: 'answer', status: 403, body: '{}' });
  const box = await openSearch(page, t);
  await box.fill(patient.lastName);
  await expect(page.getByText(t('shell.palette.failed'))).toBeVisible();
  await expect(box).toHaveValue(patient.lastName);
});
