import { formatPesos } from '@/lib/kit/money/money-format';
import { newSurname } from './support/api';
import { expectAccessible } from './support/axe';
import { downloaded } from './support/billing';
import { expect, test } from './support/fixtures';
import { invoiceForm } from './support/invoices';
import { CANARY_KEY } from './support/stack';

// A service that offers the published contract and nothing else, with what was made in it before.
test.use({ stackOptions: { serviceEnv: { CLINIC_SEED: 'empty' } } });
test.describe.configure({ mode: 'default' });

const lastName = newSurname();
let patientId = '';
let invoiceId = '';

test.beforeAll(async ({ ownStack }) => {
  const make = async (path: string, body: object) => {
    const response = await fetch(`${ownStack.serviceUrl}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${CANARY_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.ok, await response.clone().text()).toBe(true);
    return response.json();
  };
  ({ id: patientId } = await make('/patients', { firstName: 'Luz', lastName }));
  const items = [{ description: 'Control', quantity: 1, unitPrice: 45_000, taxRate: 0 }];
  ({ id: invoiceId } = await make('/billing/invoices', { patientId, items }));
  await make(`/billing/invoices/${invoiceId}/issue`, {});
  await make('/billing/payments', { invoiceId, amount: 5_000, method: 'cash' });
  await ownStack.killService();
  await ownStack.startService({ CLINIC_API_OFFER: 'documented' });
});

test.beforeEach(({ signInAs }) => signInAs('billing'));

test('payments are listed by what the contract says of them, without a search it has not', async ({
  page,
  t,
}) => {
  await page.goto('/billing/payments?search=nothing-of-that-kind');
  const rows = page.getByRole('table', { name: t('payments.table') }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(invoiceId);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expectAccessible(page);
  const receipt = await downloaded(page, () => rows.getByRole('button').click());
  expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto(`/billing/payments?patientId=${patientId}`);
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('link', { name: new RegExp(lastName) })).toBeVisible();
});

test('shares are of one patient at a time, and it is said why', async ({ page, t }) => {
  await page.goto('/billing/patient-shares');
  await expect(page.getByText(t('patientShares.onlyPatient.service'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: t('patientPicker.label') }).fill(lastName);
  await page.getByRole('option', { name: lastName }).click();
  await expect(page.getByText(t('patientShares.empty.patient'))).toBeVisible();
  await expectAccessible(page);
});

test('the form of the export is shown, without the download, and that is said', async ({
  page,
  t,
}) => {
  await page.goto('/billing/export');
  await expect(page.getByText(t('invoiceExport.notOffered'))).toBeVisible();
  await expect(page.getByLabel(t('invoiceExport.type'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('invoiceExport.submit') })).toHaveCount(0);
  await expectAccessible(page);
});

test('what is owed and what is unbilled cannot be told, and that is said', async ({ page, t }) => {
  for (const name of ['receivables', 'unbilled'] as const) {
    await page.goto(`/billing/${name}`);
    await expect(
      page.getByRole('heading', { level: 1, name: t(`${name}.notOffered`) }),
    ).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectAccessible(page);
  }
});

test('an invoice is made, and known by that; one of somebody else by its payment', async ({
  page,
  t,
}) => {
  await page.goto(`/billing/invoices/new?patientId=${patientId}`);
  const form = invoiceForm(page, t);
  // No chart can be read, and so no plan.
  await expect(page.getByRole('button', { name: t('invoices.plan.open') })).toHaveCount(0);
  // No catalogue: what it is called and what it costs is typed.
  await form.field(1, 'description').fill('Control');
  await expect(page.getByText(t('items.procedures.closed'))).toBeVisible();
  await expect(page.getByText(t('items.procedures.none'))).toHaveCount(0);
  await form.field(1, 'price').fill('60.000');
  // The published operations keep no kind of a line, so that none is asked.
  await expect(form.kind(1, 'excluded')).toHaveCount(0);
  await form.discount.fill('10.000');
  await expect(form.estimate).toContainText(formatPesos(50_000, 'es-CO'));
  await form.submit.click();
  await expect(page.getByRole('heading', { level: 1, name: /B-/ })).toBeVisible();
  await expect(page.getByText(t('invoices.known.one'))).toBeVisible();
  await expect(page.getByText(t('invoices.known.elsewhere'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText(formatPesos(50_000, 'es-CO'));
  await expectAccessible(page);
  await page.goto('/billing/invoices');
  await expect(page.getByText(t('invoices.known.explain'))).toBeVisible();
  const rows = page.getByRole('table', { name: t('invoices.table') }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(lastName);
  await expect(rows.last()).toContainText(formatPesos(5_000, 'es-CO'));
  await expectAccessible(page);
  await rows.last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(invoiceId);
  await expect(page.getByRole('main')).toContainText(formatPesos(5_000, 'es-CO'));
});
