import { strFromU8, unzipSync } from 'fflate';
import { formatPesos } from '@/lib/kit/money/money-format';
import { fullName } from '@/lib/kit/text/full-name';
import { bookAppointment, pastDay } from './support/appointments';
import { downloaded, makeFlagged } from './support/billing';
import { expect, test } from './support/fixtures';
import { invoiceForm, readInvoice } from './support/invoices';
import { journeyLocales } from './support/journey-locales';

for (const locale of journeyLocales('es-CO')) {
  test.describe(`a day of billing, ${locale}`, () => {
    test.use({ locale });

    test('an attention is billed once and collected, a flagged share is settled, receipts and invoices are kept', async ({
      page,
      t,
      apiOf,
      signInAs,
      watched,
    }) => {
      watched.allow(/409/);
      const api = await apiOf('admin');
      const { id: appointmentId, patient, date } = await bookAppointment(api, pastDay());
      const flagged = await makeFlagged(api);
      await signInAs('billing');

      // From the agenda, with what was done and what it costs.
      await page.goto(`/agenda?date=${date}&appointment=${appointmentId}`);
      await page.getByRole('link', { name: t('appointment.bill'), exact: true }).click();
      const form = invoiceForm(page, t);
      await expect(page.getByRole('main')).toContainText(fullName(patient));
      await expect(form.field(1, 'description')).not.toHaveValue('');
      await expect(form.field(1, 'price')).not.toHaveValue('');
      await expect(form.field(1, 'tax')).toHaveValue('0');
      const address = page.url();
      await form.submit.click();
      await expect(page.getByRole('heading', { level: 1, name: /B-/ })).toBeVisible();
      const id = page.url().split('/').at(-1) ?? '';
      await page.getByRole('button', { name: t('invoices.issue.action') }).click();
      await page.getByRole('button', { name: t('invoices.issue.submit') }).click();
      await expect(page.getByText(t('invoices.statuses.issued'), { exact: true })).toBeVisible();
      const { invoiceNumber: number, total } = await readInvoice(api, id);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number);

      // A second one is refused, and it is said where the first is.
      await page.goto(address);
      await form.submit.click();
      const billed = page.getByRole('alert').filter({ hasText: t('billing.billed.title') });
      await expect(billed).toBeFocused();
      await expect(
        billed.getByRole('link', { name: t('billing.billed.openNumber', { number }) }),
      ).toHaveAttribute('href', `/billing/invoices/${id}`);
      await expect(form.field(1, 'price')).not.toHaveValue('');

      // Found again through the patient, and collected.
      page.once('dialog', (dialog) => dialog.accept());
      await page.goto(`/patients/${patient.id}/billing`);
      await expect(page.getByRole('region', { name: t('patientBilling.balance') })).toContainText(
        formatPesos(total, locale),
      );
      await page.getByRole('link', { name: number }).click();
      await page.getByRole('button', { name: t('invoices.detail.collect') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('payments.methods.transfer')).check();
      await dialog.getByRole('button', { name: t('payments.collect.submit') }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(t('invoices.statuses.paid'), { exact: true })).toBeVisible();
      const receipt = await downloaded(page, () =>
        page.getByRole('button', { name: t('billing.receipt') }).click(),
      );
      expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-');

      // What waits for a decision is decided.
      await page.goto('/');
      await page
        .getByRole('navigation', { name: t('today.billing.title') })
        .getByRole('link', { name: t('today.billing.flagged') })
        .click();
      const row = page
        .getByRole('table', { name: t('patientShares.table') })
        .getByRole('row')
        .filter({ hasText: flagged.patient.lastName });
      await row.getByRole('button', { name: t('patientShares.resolve.action') }).click();
      await dialog.getByLabel(t('patientShares.resolve.kept')).check();
      await dialog.getByLabel(t('patientShares.resolve.note')).fill('Vuelve el lunes');
      await dialog.getByRole('button', { name: t('patientShares.resolve.save') }).click();
      await expect(row).toBeHidden();

      // Today's invoices, this one among them, leave as files.
      await page.goto('/billing/export');
      const until = page.getByLabel(t('invoiceExport.to'), { exact: true });
      await page
        .getByLabel(t('invoiceExport.from'), { exact: true })
        .fill(await until.inputValue());
      const { bytes } = await downloaded(page, () =>
        page.getByRole('button', { name: t('invoiceExport.submit') }).click(),
      );
      const files = unzipSync(bytes);
      const manifest = Object.keys(files).find((name) => name.endsWith('.csv')) ?? '';
      expect(strFromU8(files[manifest] ?? new Uint8Array())).toContain(number);
    });
  });
}
