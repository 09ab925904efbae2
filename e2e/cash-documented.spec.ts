import { formatPesos } from '@/lib/kit/money/money-format';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { atService } from './support/odontogram';

// A service that is strict about the published contract tells neither who collected nor when.
test.use({
  stackOptions: { strict: true, serviceEnv: { CLINIC_SEED: 'empty' }, only: 'cash-documented' },
});

test('a till is counted by what its person ticks and types', async ({
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
  expect(ownStack.double?.violations()).toEqual([]);
});
