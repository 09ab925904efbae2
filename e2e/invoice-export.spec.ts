import { strFromU8, unzipSync } from 'fflate';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { downloaded } from './support/billing';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import { answerLeaving } from './support/leaving';

test.beforeEach(({ signInAs }) => signInAs('billing'));

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('wrong dates are told; more documents than the service gives at once come in one ZIP', async ({
      page,
      t,
    }) => {
      await page.goto('/billing/export');
      const submit = page.getByRole('button', { name: t('invoiceExport.submit') });
      const date = (name: 'from' | 'to') =>
        page.getByLabel(t(`invoiceExport.${name}`), { exact: true });
      const until = await date('to').inputValue();
      await date('to').fill('2000-01-01');
      await submit.click();
      await expect(page.getByText(t('common.date.errors.order'))).toBeVisible();
      await expect(date('to')).toBeFocused();
      await date('to').fill(until);
      await date('from').fill(addDays(clinicToday('America/Bogota', new Date()), -7));
      const { name, bytes } = await downloaded(page, () => submit.click());
      expect(name).toMatch(/\.zip$/);
      const files = unzipSync(bytes);
      const manifest = Object.keys(files).find((file) => file.endsWith('.csv')) ?? '';
      expect(strFromU8(files[manifest] ?? new Uint8Array())).toContain('"');
      await expect(page.getByText(t('invoiceExport.done', { name }))).toBeVisible();
      expect(Object.keys(files).length).toBeGreaterThan(102);
    });
  });
}

test('a download that takes its time can be left alone or canceled, and begun again', async ({
  page,
  t,
}) => {
  let isHeld = true;
  await page.route('**/invoices/archive?*', async (route) => {
    if (!isHeld) await route.continue();
  });
  await page.goto('/billing/export');
  const submit = page.getByRole('button', { name: t('invoiceExport.submit') });
  const from = page.getByLabel(t('invoiceExport.from'), { exact: true });
  await from.fill(await page.getByLabel(t('invoiceExport.to'), { exact: true }).inputValue());
  await submit.click();
  await expect(page.getByText(t('invoiceExport.preparing'))).toBeVisible();
  await page.getByRole('link', { name: t('shell.nav.agenda') }).click();
  await answerLeaving(page, t, t('invoiceExport.leave'), 'stay');
  await expect(page).toHaveURL(/export$/);
  await page.getByRole('button', { name: t('invoiceExport.cancel') }).click();
  await expect(page.getByText(t('invoiceExport.canceled'))).toBeVisible();
  await expect(submit).toBeFocused();
  isHeld = false;
  await downloaded(page, () => submit.click());
});
