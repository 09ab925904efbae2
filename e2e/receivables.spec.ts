import { formatPesos } from '@/lib/kit/money/money-format';
import { expectAccessible } from './support/axe';
import { downloaded, makePayment } from './support/billing';
import { expect, test } from './support/fixtures';

test('what a patient owes is found by age, and leads to their billing, statement and file', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { patient } = await makePayment(await apiOf('admin'), { amount: 5_000, method: 'cash' });
  await signInAs('billing');
  await page.goto('/billing/receivables');
  await expect(page.getByRole('region', { name: t('receivables.sums.title') })).toBeVisible();
  await page.getByRole('searchbox').fill(patient.lastName);
  await expect(page).toHaveURL(/search=/);
  const rows = page.getByRole('table', { name: t('receivables.table') }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(formatPesos(40_000, 'es-CO'));
  await expectAccessible(page);
  const statement = await downloaded(page, () => rows.getByRole('button').click());
  expect(statement.name).toMatch(/\.pdf$/);
  expect(statement.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const file = await downloaded(page, () =>
    page.getByRole('button', { name: t('receivables.export') }).click(),
  );
  expect(file.bytes.toString()).toContain(patient.lastName);
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(/\/billing$/);
  await expect(page.getByRole('button', { name: t('billing.statement') })).toBeVisible();
});

test('an appointment that nobody billed leads to its invoice', async ({ page, t, signInAs }) => {
  await signInAs('receptionist');
  await page.goto('/billing/unbilled');
  const rows = page.getByRole('table', { name: t('unbilled.table') }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  await expectAccessible(page);
  await rows
    .first()
    .getByRole('link', { name: t('unbilled.bill') })
    .click();
  await expect(page).toHaveURL(/\/billing\/invoices\/new\?appointmentId=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('invoices.new.title'));
});
