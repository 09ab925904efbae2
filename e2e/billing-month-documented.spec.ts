import { formatPesos } from '@/lib/kit/money/money-format';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { atService } from './support/odontogram';

// A service that is strict about the published contract tells neither who collected nor when.
test.use({
  stackOptions: {
    strict: true,
    serviceEnv: { CLINIC_SEED: 'empty' },
    only: 'billing-month-documented',
  },
});

test('a till is counted by what its person ticks and types, and nothing offers to correct money', async ({
  page,
  t,
  ownStack,
  signInAs,
}) => {
  const pesos = (amount: number) => formatPesos(amount, 'es-CO');
  const make = async (path: string, body: object) => {
    const response = await atService(ownStack, 'POST', path, body);
    expect(response.ok, await response.clone().text()).toBe(true);
    return response.json();
  };
  const { id: patientId } = await make('/patients', { firstName: 'Luz', lastName: 'Prada' });
  const items = [{ description: 'Control', quantity: 1, unitPrice: 45_000, taxRate: 0 }];
  const { id: invoiceId } = await make('/billing/invoices', { patientId, items });
  await make(`/billing/invoices/${invoiceId}/issue`, {});

  await signInAs('receptionist');
  await page.goto('/billing/cash');
  await page.getByLabel(t('cash.place')).fill('Sede Norte');
  await page.getByLabel(t('cash.float')).fill('0');
  await page.getByRole('button', { name: t('cash.open.submit') }).click();
  await expect(page.getByText(t('cash.ticks.none'))).toBeVisible();
  await make('/billing/payments', { invoiceId, amount: 30_000, method: 'cash' });
  await make('/billing/payments', { invoiceId, amount: 15_000, method: 'cash' });
  await page.reload();
  await expect(page.getByText(t('cash.ticks.readAll', { total: 2 }))).toBeVisible();
  await page.getByLabel(new RegExp(pesos(30_000).replace('$', '\\$'))).check();
  await page.getByLabel(t('cash.ticks.shares')).fill('8.000');
  await page.getByLabel(t('cash.close.modes.sum')).check();
  await page.getByLabel(t('cash.close.sum')).fill('38.000');
  await expect(page.getByText(t('cash.balanced'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('cash.close.submit') }).click();
  await expect(page.getByRole('article')).toContainText(
    t('cash.sheet.ticked', { read: 2, total: 2 }),
  );
  await expectAccessible(page);

  // What the contract has no operation for is absent, or it is said that there is none.
  await signInAs('billing');
  await page.goto(`/billing/payments?invoiceId=${invoiceId}`);
  const rows = page.getByRole('table', { name: t('payments.table') }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  // Its receipt alone.
  await expect(rows.first().getByRole('button')).toHaveCount(1);
  await page.goto(`/billing/invoices/${invoiceId}`);
  await expect(page.getByText(t('invoices.known.elsewhere'))).toBeVisible();
  const acts = [t('invoices.detail.collect'), t('invoices.void.action'), t('invoices.paper.title')];
  for (const name of acts) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await page.goto('/billing/patient-shares');
  await expect(page.getByText(t('patientShares.onlyPatient.service'))).toBeVisible();
  await page.goto('/billing/export');
  await expect(page.getByText(t('invoiceExport.notOffered'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('invoiceExport.submit') })).toHaveCount(0);
  expect(ownStack.double?.violations()).toEqual([]);
});
