import { formatPesos } from '@/lib/kit/money/money-format';
import { expect, test } from './support/fixtures';
import { makeIssued, readInvoice } from './support/invoices';
import { journeyLocales } from './support/journey-locales';

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('what was paid goes back with the note that takes it off', async ({
      page,
      t,
      apiOf,
      signInAs,
    }) => {
      const pesos = (amount: number) => formatPesos(amount, locale);
      const api = await apiOf('admin');
      const { id: invoiceId } = await makeIssued(api);
      const payment = { invoiceId, amount: 20_000, method: 'cash' };
      await api.send('POST', '/api/clinic/billing/payments', payment);
      await signInAs('billing');
      await page.goto(`/billing/invoices/${invoiceId}`);
      // With money on it, it is not voided: the way out is told.
      const dialog = page.getByRole('dialog');
      await page.getByRole('button', { name: t('invoices.void.action') }).click();
      const wayOut = { paid: pesos(20_000), paper: t('invoices.paper.one') };
      await expect(dialog).toContainText(t('invoices.void.collected', wayOut));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: t('invoices.paper.title'), exact: true }).click();
      await dialog.getByLabel(t('invoices.credit.how')).selectOption('rest');
      await expect(dialog).toContainText(t('invoices.credit.givesBack', { amount: pesos(20_000) }));
      await dialog.getByLabel(t('payments.methods.cash')).check();
      await dialog.getByLabel(t('invoices.credit.reason')).fill('No se hizo');
      // Twice, as people do.
      await dialog.getByRole('button', { name: t('invoices.credit.submitWithRefund') }).dblclick();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(t('invoices.statuses.void'), { exact: true })).toBeVisible();
      const notes = page.getByRole('region', { name: t('invoices.paper.many') });
      await expect(notes).toContainText('No se hizo');
      const invoice = await readInvoice(api, invoiceId);
      expect(invoice).toMatchObject({ status: 'void', credited: 45_000, paid: 0, due: 0 });
      expect(invoice.creditNotes).toHaveLength(1);
      const download = page.waitForEvent('download');
      await notes.getByRole('button').click();
      expect((await download).suggestedFilename()).toContain(
        invoice.creditNotes[0].creditNoteNumber,
      );
    });
  });
}
