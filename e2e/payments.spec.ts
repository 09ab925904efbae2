import { formatPesos } from '@/lib/kit/money/money-format';
import { fullName } from '@/lib/kit/text/full-name';
import { newSurname } from './support/api';
import { downloaded, makePayment } from './support/billing';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';

for (const locale of journeyLocales('en-US')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a payment is found by its reference, and its receipt is kept', async ({
      page,
      t,
      apiOf,
      signInAs,
    }) => {
      const reference = `PSE ${newSurname()}`;
      const paid = { amount: 20_000, method: 'transfer', reference };
      const { patient, invoice } = await makePayment(await apiOf('admin'), paid);
      await signInAs('billing');
      await page.goto('/billing/payments');
      const rows = page.getByRole('table', { name: t('payments.table') }).locator('tbody tr');
      await expect(rows).toHaveCount(20);
      await page
        .getByRole('searchbox', { name: t('payments.filters.search') })
        .fill(reference.toLowerCase());
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(fullName(patient));
      await expect(rows).toContainText(invoice.invoiceNumber);
      await expect(rows).toContainText(reference);
      await expect(rows).toContainText(formatPesos(20_000, locale));
      await expect(page.getByRole('region', { name: t('billing.totals.title') })).toContainText(
        t('payments.totals.received', { count: 1 }),
      );
      const receipt = await downloaded(page, () =>
        rows.getByRole('button', { name: t('billing.receipt') }).click(),
      );
      expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(receipt.name).toMatch(/RC-\d{6}\.pdf$/);
      // What the filters find is what the file has.
      await page.getByRole('button', { name: t('payments.filters.today') }).click();
      await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
      await expect(rows).toHaveCount(1);
      await page.getByLabel(t('payments.filters.status')).selectOption('completed');
      const file = await downloaded(page, () =>
        page.getByRole('button', { name: t('billing.csv.download') }).click(),
      );
      expect(file.name).toBe(`${t('billing.csv.names.payments')}.csv`);
      const lines = file.bytes.toString('utf8').trim().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain(`"${reference}"`);
    });
  });
}

test('filters have their address, and are taken away one by one', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { patient, invoice } = await makePayment(await apiOf('admin'), {
    amount: 1_000,
    method: 'other',
  });
  await signInAs('receptionist');
  await page.goto(`/billing/payments?patientId=${patient.id}&invoiceId=${invoice.id}&page=99999`);
  await page.getByRole('link', { name: t('payments.empty.firstPage') }).click();
  const rows = page.getByRole('table', { name: t('payments.table') }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await page.getByLabel(t('payments.filters.method')).selectOption('cash');
  await expect(page.getByText(t('payments.empty.filtered'))).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(1);
  const chip = (words: string) => page.getByRole('link', { name: words });
  await chip(t('payments.filters.invoice', { number: invoice.invoiceNumber })).click();
  await expect(page).toHaveURL(new RegExp(`payments\\?patientId=${patient.id}$`));
  await chip(t('payments.filters.patient', { name: fullName(patient) })).click();
  await expect(page).toHaveURL(/payments$/);
  await expect(rows).toHaveCount(20);
});

test('who treats has no payments to see', async ({ page, t, signInAs, watched }) => {
  watched.allow(/403/);
  await signInAs('dentist');
  for (const path of ['/billing', '/billing/payments', '/billing/patient-shares']) {
    await page.goto(path);
    await expect(page.getByText(t('errors.noAccess.title'))).toBeVisible();
  }
});
