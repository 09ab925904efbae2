import type { Page } from '@playwright/test';
import { SCREENS, type Screen, screenNames } from '@/lib/screens';
import { makePatient, newDocumentNumber, nobodysName } from './support/api';
import { expectAccessibleInBoth } from './support/axe';
import { makeCharge } from './support/billing';
import { expect, test } from './support/fixtures';
import { invoiceForm, makeIssued } from './support/invoices';
import { blockField, dayButton, saveButton } from './support/schedule-form';
import { exampleOf, isChart, LOADING } from './support/screens';
import type { Words } from './support/words';

const LONG = 'pat-maria-perez';

/** Opens what has no address by its key, once the page answers to keys. */
async function open(page: Page, key: string, what: ReturnType<Page['getByRole']>) {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(what).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

const states = {
  'sign in': async (page: Page, t: Words) => {
    await page.goto('/login');
    await expect(
      page.getByRole('button', { name: t('auth.signIn.submit'), exact: true }),
    ).toBeEnabled();
    await expectAccessibleInBoth(page);
    await page.getByText(t('auth.demo.accounts')).click();
    await page.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click();
    await expect(page.getByText(t('auth.errors.required'))).toBeVisible();
    await expectAccessibleInBoth(page);
  },
  'set up with a dead link': async (page: Page, t: Words) => {
    await page.goto('/setup');
    await expect(page.getByText(t('auth.setup.missingExplain'))).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.route('**/api/auth/setup/link', (route) =>
      route.fulfill({ status: 410, json: { code: 'LINK_INVALID' } }),
    );
    await page.goto('/setup#made-up');
    await expect(page.getByText(t('auth.setup.invalidExplain'))).toBeVisible();
    await expectAccessibleInBoth(page);
  },
};

for (const [name, visit] of Object.entries(states)) {
  test(name, ({ page, t, watched }) => {
    // A dead link is answered so.
    watched.allow(/status of 410/);
    return visit(page, t);
  });
}

for (const name of screenNames().filter(isChart)) {
  // Every other screen is looked at with its room, in `widths.spec.ts`.
  test(`${name} as it opens`, async ({ page, apiOf, signInAs }) => {
    const { example }: Screen = SCREENS[name];
    if (!example) return;
    await signInAs(example.as);
    await page.goto(await exampleOf(name, apiOf));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main').locator(LOADING)).toHaveCount(0);
    await expectAccessibleInBoth(page);
  });
}

test('enrol a second factor', async ({ page, t, signInAs }) => {
  await signInAs('dentist');
  await page.goto('/second-factor');
  await expect(page.getByRole('button', { name: t('auth.enrol.start') })).toBeEnabled();
  await expectAccessibleInBoth(page);
});

test('the agenda and what opens on it', async ({ page, t, signInAs }) => {
  await signInAs('receptionist');
  await page.goto('/agenda');
  const entry = page.locator('[data-entry]');
  const next = page.getByRole('link', { name: t('agenda.nextDay') });
  // On a Sunday nobody works, and a holiday may follow.
  await expect(async () => {
    if (!(await entry.first().isVisible())) await next.click();
    await expect(entry.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessibleInBoth(page);
  await entry.first().click();
  await expect(page.getByRole('heading', { name: t('appointment.title') })).toBeFocused();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('agenda.jump') }).click();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('agenda.filters.title') }).click();
  await expectAccessibleInBoth(page);
  for (const view of ['week', 'list'] as const) {
    await page.goto(`/agenda?view=${view}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBoth(page);
  }
  await page.goto('/agenda?date=2026-02-30&doctors=nobody');
  await expect(page.getByText(t('agenda.unknownFilter'))).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('the day, the search and the keys', async ({ page, t, signInAs }) => {
  await signInAs('admin');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInBoth(page);
  const box = page.getByRole('combobox', { name: t('shell.palette.title') });
  await open(page, 'Control+k', box);
  await expectAccessibleInBoth(page);
  await box.fill('perez');
  await expect(page.getByRole('option').first()).toContainText(/p[eé]rez/i);
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  const map = page.getByRole('dialog', { name: t('keyboard.title') });
  await open(page, '?', map);
  await expectAccessibleInBoth(page);
  // "Ctrl" stays one word, however narrow the map is.
  const keys = map.locator('kbd');
  expect(await keys.count()).toBeGreaterThan(0);
  const broken = await keys.evaluateAll(
    (all) => all.filter((key) => key.scrollHeight > key.clientHeight).length,
  );
  expect(broken).toBe(0);
});

test('the list of patients, filled and empty', async ({ page, t, signInAs }) => {
  await signInAs('receptionist');
  await page.goto('/patients?search=perez');
  await expect(page.getByRole('table', { name: t('patients.table') })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto(`/patients?search=${nobodysName()}&status=inactive`);
  await expect(page.getByText(t('patients.empty.explain'))).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto(`/patients/${LONG}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('María');
  await expectAccessibleInBoth(page);
});

test('the desk of patient shares and what opens on it', async ({ page, t, signInAs, apiOf }) => {
  const { patient } = await makeCharge(await apiOf('admin'));
  await signInAs('billing');
  await page.goto('/billing/patient-shares?review=flagged');
  const table = page.getByRole('table', { name: t('patientShares.table') });
  await expect(table).toBeVisible();
  await expectAccessibleInBoth(page);
  // Of each status there is one: as wide as the sums by concept can be.
  await page.goto('/billing/patient-shares');
  await page.getByText(t('patientShares.totals.byConcept')).click();
  await expectAccessibleInBoth(page);
  await page.goto('/billing/patient-shares?review=flagged');
  await table
    .getByRole('button', { name: t('patientShares.resolve.action') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('patientShares.resolve.title') });
  await dialog.getByRole('button', { name: t('patientShares.resolve.save') }).click();
  await expect(dialog.getByRole('alert')).toContainText(t('patientShares.resolve.lacksNote'));
  await expectAccessibleInBoth(page);
  await page.goto('/billing/patient-shares?from=2199-01-01');
  await expect(page.getByText(t('patientShares.empty.filtered'))).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: t('patientShares.filters.patient') }).click();
  await expectAccessibleInBoth(page);
  // Of the test's own: whom a demo account has seen is on its first page from then on.
  await page.goto(`/billing/patient-shares?patientId=${patient.id}`);
  await expect(page.getByRole('link', { name: patient.lastName })).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('the audit trail, its details, and without rows', async ({ page, t, signInAs }) => {
  await signInAs('admin');
  await page.goto('/settings/audit');
  const table = page.getByRole('table', { name: t('audit.table') });
  await table.getByRole('button', { expanded: false }).first().click();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: t('audit.verify.start') }).click();
  await expect(
    page.getByText(t('audit.verify.intact', { rows: 2 }).split(': ')[1] ?? ''),
  ).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto('/settings/audit?to=2001-01-01');
  await expect(page.getByText(t('audit.empty.title'))).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('the export of invoices', async ({ page, t, signInAs, watched }) => {
  watched.allow(/503/);
  await page.route('**/invoices/archive?*', (route) => route.fulfill({ status: 503 }));
  await signInAs('admin');
  await page.goto('/billing/export');
  await page.getByRole('button', { name: t('invoiceExport.submit') }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByLabel(t('invoiceExport.from'), { exact: true }).fill('');
  await page.getByRole('button', { name: t('invoiceExport.submit') }).click();
  await expect(page.getByText(t('invoiceExport.errors.required'))).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('payments of invoices', async ({ page, t, signInAs }) => {
  await signInAs('receptionist');
  await page.goto('/billing/payments?method=card');
  await expect(page.getByRole('table', { name: t('payments.table') })).toBeVisible();
  await expect(page.getByRole('region', { name: t('billing.totals.title') })).toContainText(
    t('payments.methods.card'),
  );
  await expectAccessibleInBoth(page);
  await page.goto('/billing/payments?invoiceId=nobody-at-all');
  await expect(page.getByText(t('payments.empty.filtered'))).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('invoices: the list, a new one, one that is collected, and all of one patient', async ({
  page,
  t,
  signInAs,
  apiOf,
}) => {
  const { id, patient } = await makeIssued(await apiOf('admin'));
  await signInAs('billing');
  await page.goto('/billing/invoices');
  await expect(page.getByRole('table', { name: t('invoices.table') })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto('/billing/invoices/new');
  const form = invoiceForm(page, t);
  await form.field(1, 'description').fill('obturacion');
  const resin = page.getByRole('option', { name: 'Obturación resina' });
  await expect(resin).toBeVisible();
  await expectAccessibleInBoth(page);
  await resin.click();
  await form.field(1, 'tax').selectOption('0.19');
  await form.discount.fill('1.5');
  await form.submit.click();
  await expect(page.getByText(t('billLines.taxed'))).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto(`/billing/invoices/${id}`);
  await page.getByRole('button', { name: t('invoices.detail.collect') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('payments.collect.submit') })
    .click();
  await expect(page.getByText(t('payments.collect.errors.method')).first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('invoices.void.action') }).click();
  await expectAccessibleInBoth(page);
  await page.goto(`/patients/${patient.id}/billing`);
  await expect(page.getByRole('region', { name: t('patientBilling.balance') })).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('schedules, looked at and edited', async ({ page, t, signInAs }) => {
  await signInAs('dentist');
  await page.goto('/schedules');
  await expect(page.getByRole('list', { name: t('schedules.list') })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto('/schedules/doc-mosquera');
  await expect(page.getByText(t('schedules.readOnly'))).toBeVisible();
  await expectAccessibleInBoth(page);
  await signInAs('admin');
  await page.goto('/schedules/doc-mosquera');
  await expect(page.getByText(t('schedules.affected.untouched'))).toBeVisible();
  await expectAccessibleInBoth(page);
  await blockField(page, t, 'endTime', 'monday').fill('7');
  await dayButton(page, t, 'clearOf', 'thursday').click();
  await saveButton(page, t).click();
  await expect(page.getByText(t('errors.summary', { count: 1 }))).toBeVisible();
  await expectAccessibleInBoth(page);
  await dayButton(page, t, 'copyOf', 'friday').click();
  await expect(page.getByText(t('schedules.copy.replaces')).locator('visible=true')).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('the form, wrong and doubled', async ({ page, t, signInAs, apiOf, watched }) => {
  watched.allow(/409/);
  await signInAs('receptionist');
  const documentNumber = newDocumentNumber();
  const person = { documentType: 'CC', documentNumber };
  const { id } = await makePatient(await apiOf('receptionist'), person);
  await page.goto('/patients/new');
  await expectAccessibleInBoth(page);
  await page.locator('input[name="email"]').fill('no es un correo');
  const create = page.getByRole('button', { name: t('patientForm.create') });
  await create.click();
  await expect(page.getByText(t('errors.summary', { count: 3 }))).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.locator('input[name="email"]').fill('');
  await page.locator('input[name="firstName"]').fill('Otra');
  await page.locator('input[name="lastName"]').fill('Persona');
  await page.locator('select[name="documentType"]').selectOption('CC');
  await page.locator('input[name="documentNumber"]').fill(documentNumber);
  await create.click();
  await expect(page.getByText(t('patientForm.duplicate.title'))).toBeVisible();
  await expectAccessibleInBoth(page);

  await page.goto(`/patients/${id}/edit`);
  await expectAccessibleInBoth(page);
  const save = page.getByRole('button', { name: t('patientForm.save') });
  await page.locator('input[name="lastName"]').fill('');
  await save.click();
  await expect(page.getByText(t('errors.summary', { count: 1 }))).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('what is not there and what is not allowed', async ({ page, t, signInAs, watched }) => {
  watched.allow(/40[34]/);
  await signInAs('billing');
  await page.goto('/patients/nobody-at-all');
  await expect(page.getByText(t('notHere.patient.title'))).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto('/no-such-screen');
  await expect(page.getByText(t('errors.notFound.title'))).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto('/patients/new');
  await expect(page.getByText(t('errors.noAccess.title'))).toBeVisible();
  await expectAccessibleInBoth(page);
});
