import { strFromU8, unzipSync } from 'fflate';
import { LOCALES } from '@/lib/i18n/locales';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { formatPesos } from '@/lib/kit/money/money-format';
import { expectAccessible } from './support/axe';
import { downloaded, makeCharge, makePayment } from './support/billing';
import { expect, test } from './support/fixtures';
import { makeIssued, readInvoice } from './support/invoices';

// The clerk has one till, which both languages open one after the other.
test.use({ stackOptions: { only: 'billing-month' } });
test.describe.configure({ mode: 'default' });

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a clerk corrects, gives back, credits and collects, closes the till and exports the month', async ({
      page,
      t,
      apiOf,
      signInAs,
    }) => {
      const pesos = (amount: number) => formatPesos(amount, locale);
      const [admin, clerk] = [await apiOf('admin'), await apiOf('billing')];
      /** Received by the clerk, on an invoice of somebody of the test's own. */
      const received = async (part: { readonly amount: number; readonly method: string }) => {
        const { id: invoiceId } = await makeIssued(admin);
        const body = { invoiceId, ...part };
        const response = await clerk.send('POST', '/api/clinic/billing/payments', body);
        expect(response.status(), await response.text()).toBe(200);
        return { invoiceId, id: (await response.json()).id };
      };
      const dialog = page.getByRole('dialog');
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const more = (amount: number) =>
        page
          .getByRole('button', {
            name: t('payments.actions.more', { amount: pesos(amount), date: '' }).trim(),
          })
          .click();
      await signInAs('billing');

      await test.step('the till is opened with its float', async () => {
        await page.goto('/billing/cash');
        const float = page.getByLabel(t('cash.float'));
        await float.fill('-5');
        await page.getByLabel(t('cash.place')).focus();
        await expect(page.getByText(t('cash.money.negative'))).toBeVisible();
        await float.fill('100.000');
        await page.getByLabel(t('cash.place')).selectOption({ index: 1 });
        await expectAccessible(page);
        await press(t('cash.open.submit'));
        await expect(page.getByRole('heading', { name: t('cash.close.title') })).toBeVisible();
      });

      const invoice = await makeIssued(admin, 60_000);
      await test.step('a payment that was mistyped is reversed, and the right one recorded', async () => {
        await page.goto(`/billing/invoices/${invoice.id}`);
        await press(t('invoices.detail.collect'));
        await dialog.getByLabel(t('payments.collect.amount')).fill('6.000');
        await dialog.getByLabel(t('payments.methods.cash')).check();
        await dialog.getByRole('button', { name: t('payments.collect.submit') }).click();
        await expect(dialog).toHaveCount(0);
        await more(6_000);
        await press(t('payments.actions.reverse'));
        await dialog.getByLabel(t('payments.reverse.reason')).fill('Faltó un cero');
        await dialog.getByRole('button', { name: t('payments.reverse.submit') }).click();
        await expect(dialog).toHaveCount(0);
        const reversal = await downloaded(page, () =>
          page.getByRole('button', { name: t('payments.actions.reversal') }).click(),
        );
        expect(reversal.name).toMatch(/AR-\d{6}\.pdf$/);
        await press(t('invoices.detail.collect'));
        await expect(dialog.getByLabel(t('payments.collect.amount'))).toHaveValue(
          locale === 'es-CO' ? '60.000' : '60,000',
        );
        await dialog.getByLabel(t('payments.methods.cash')).check();
        await dialog.getByLabel(t('payments.collect.received')).fill('100.000');
        await expect(
          dialog.getByText(t('payments.collect.change', { change: pesos(40_000) })),
        ).toBeVisible();
        await dialog.getByRole('button', { name: t('payments.collect.submit') }).click();
        await expect(dialog).toHaveCount(0);
        await expect(page.getByText(t('invoices.statuses.paid'), { exact: true })).toBeVisible();
      });

      await test.step('money goes back with its slip', async () => {
        await more(60_000);
        await press(t('payments.actions.refund'));
        await dialog.getByLabel(t('payments.refund.fields.amount')).fill('5000');
        await dialog.getByLabel(t('payments.methods.cash')).check();
        await expect(dialog).toContainText(t('payments.refund.fromYourTill'));
        await dialog.getByLabel(t('payments.refund.fields.reason')).fill('Descuento no aplicado');
        await dialog.getByRole('button', { name: t('payments.refund.submit') }).click();
        await expect(dialog).toHaveCount(0);
        await more(60_000);
        const slip = await downloaded(page, () =>
          page.getByRole('button', { name: /CE-\d{6}/ }).click(),
        );
        expect(slip.name).toMatch(/CE-\d{6}\.pdf$/);
        await page.keyboard.press('Escape');
      });

      const notes = page.getByRole('region', { name: t('invoices.paper.many') });
      await test.step('a note takes off what went back, so that it is not owed again', async () => {
        await press(t('invoices.paper.title'));
        await dialog.getByLabel(t('invoices.credit.how')).selectOption('amount');
        await dialog.getByLabel(t('invoices.credit.amount')).fill('5.000');
        await expect(dialog).toContainText(t('invoices.credit.settles'));
        await dialog.getByLabel(t('invoices.credit.reason')).fill('Descuento no aplicado');
        await dialog.getByRole('button', { name: t('invoices.credit.submit') }).click();
        await expect(dialog).toHaveCount(0);
        await expect(notes).toContainText('Descuento no aplicado');
        const told = await readInvoice(admin, invoice.id);
        expect(told).toMatchObject({ status: 'paid', credited: 5_000, paid: 55_000, due: 0 });
      });

      await test.step('what was paid goes back with the note that voids the invoice', async () => {
        const { invoiceId } = await received({ amount: 20_000, method: 'transfer' });
        await page.goto(`/billing/invoices/${invoiceId}`);
        // With money on it, it is not voided: the way out is told.
        await press(t('invoices.void.action'));
        const wayOut = { paid: pesos(20_000), paper: t('invoices.paper.one') };
        await expect(dialog).toContainText(t('invoices.void.collected', wayOut));
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await press(t('invoices.paper.title'));
        await dialog.getByLabel(t('invoices.credit.how')).selectOption('rest');
        const back = t('invoices.credit.givesBack', { amount: pesos(20_000) });
        await expect(dialog).toContainText(back);
        await dialog.getByLabel(t('payments.methods.cash')).check();
        await dialog.getByLabel(t('invoices.credit.reason')).fill('No se hizo');
        // Twice, as people do.
        await dialog
          .getByRole('button', { name: t('invoices.credit.submitWithRefund') })
          .dblclick();
        await expect(dialog).toHaveCount(0);
        await expect(page.getByText(t('invoices.statuses.void'), { exact: true })).toBeVisible();
        await expect(notes).toContainText('No se hizo');
        const told = await readInvoice(admin, invoiceId);
        expect(told).toMatchObject({ status: 'void', credited: 45_000, paid: 0, due: 0 });
        expect(told.creditNotes).toHaveLength(1);
        const paper = await downloaded(page, () => notes.getByRole('button').click());
        expect(paper.name).toContain(told.creditNotes[0].creditNoteNumber);
      });

      await test.step('a pending copago is collected, and has its receipt then', async () => {
        const charge = await makeCharge(admin, 12_300, { status: 'pending' });
        await page.goto('/billing/patient-shares');
        await page
          .getByRole('navigation', { name: t('patientShares.filters.review') })
          .getByRole('link', { name: t('patientShares.filters.owing') })
          .click();
        await expect(page).toHaveURL(/owing=true/);
        const row = page
          .getByRole('table', { name: t('patientShares.table') })
          .getByRole('row')
          .filter({ hasText: charge.patient.lastName });
        await row.getByRole('button', { name: t('patientShares.collect.action') }).click();
        await dialog.getByLabel(t('charges.new.share.methods.cash')).check();
        await dialog.getByLabel(t('payments.collect.reference')).fill('AP 481516');
        await dialog.getByRole('button', { name: t('patientShares.collect.action') }).dblclick();
        await expect(dialog).toBeHidden();
        await expect(row).toBeHidden();
        await page.goto('/billing/patient-shares');
        await expect(row).toContainText(t('patientShares.reference', { reference: 'AP 481516' }));
        const receipt = await downloaded(page, () => row.getByRole('button').click());
        expect(receipt.name).toMatch(/RC-\d{6}\.pdf$/);
      });

      const short = t('cash.differenceOf', { kind: t('cash.shortage'), amount: pesos(300) });
      const byOther = t('cash.byOther', { name: '' }).trim();
      const sheet = page.getByRole('article');
      await test.step('the till is counted and closed with a difference', async () => {
        await received({ amount: 20_000, method: 'card' });
        // Another desk's money is not in it. What somebody else reversed is taken off, and told.
        await makePayment(admin, { amount: 9_000, method: 'cash' });
        const { id } = await received({ amount: 7_000, method: 'cash' });
        const reversed = await admin.send('POST', `/api/clinic/billing/payments/${id}/reverse`, {
          reason: 'Era con tarjeta',
          amount: 7_000,
        });
        expect(reversed.status(), await reversed.text()).toBe(200);
        await page.goto('/billing/cash');
        const methods = page.getByRole('table', { name: t('cash.till.byMethod') });
        await expect(methods.getByRole('row')).toHaveCount(4);
        await expect(page.getByText(t('cash.till.byOthers', { count: 1 }))).toBeVisible();
        await expect(page.getByText(pesos(147_300)).first()).toBeVisible();
        const pieces = { 100000: '1', 20000: '2', 5000: '1', 2000: '1' };
        for (const [note, count] of Object.entries(pieces)) {
          const name = t('cash.close.note', { amount: pesos(Number(note)) });
          await page.getByLabel(name, { exact: true }).fill(count);
        }
        await expect(page.locator('output').filter({ hasText: short })).toBeVisible();
        await expectAccessible(page);
        await page
          .getByLabel(t('cash.close.explanation'), { exact: true })
          .fill('Vuelto mal entregado');
        await press(t('cash.close.submit'));
        for (const told of [short, 'Vuelto mal entregado', pesos(147_300), byOther]) {
          await expect(sheet).toContainText(told);
        }
        await expectAccessible(page);
        const file = await downloaded(page, () => press(t('cash.sheet.csv')));
        expect(file.bytes.toString()).toContain('60000');
      });
      const address = page.url();

      await test.step('taken up again it is a till of its own, with what it had', async () => {
        await press(t('cash.reopen.button'));
        await press(t('cash.reopen.submit'));
        await expect(page.getByText(pesos(147_300)).first()).toBeVisible();
        await expect(page.getByRole('table', { name: t('cash.history.table') })).toContainText(
          short,
        );
        await page.getByLabel(t('cash.close.modes.sum')).check();
        await page.getByLabel(t('cash.close.sum')).fill('147.300');
        await press(t('cash.close.submit'));
        await expect(sheet).toContainText(t('cash.balanced'));
      });

      await test.step('the month leaves as files', async () => {
        await page.goto('/billing/payments');
        await press(t('payments.filters.month'));
        await expect(page).toHaveURL(/from=\d{4}-\d\d-01/);
        const file = await downloaded(page, () => press(t('billing.csv.download')));
        const lines = file.bytes
          .toString()
          .split('\r\n')
          .filter((line) => line.includes(invoice.invoiceNumber));
        expect(lines).toHaveLength(2);
        expect(lines.join()).toContain(t('payments.statuses.reversed'));
        await page.goto('/billing/export');
        const until = page.getByLabel(t('invoiceExport.to'), { exact: true });
        await page
          .getByLabel(t('invoiceExport.from'), { exact: true })
          .fill(await until.inputValue());
        const { bytes } = await downloaded(page, () => press(t('invoiceExport.submit')));
        const files = unzipSync(bytes);
        const manifest = Object.keys(files).find((name) => name.endsWith('.csv')) ?? '';
        expect(strFromU8(files[manifest] ?? new Uint8Array())).toContain(invoice.invoiceNumber);
      });

      await test.step('the owner sees both closes', async () => {
        await signInAs('admin');
        await page.goto('/billing/cash/day');
        const desks = page.getByRole('table', { name: t('cash.all.table') });
        await expect(desks).toContainText(short);
        await expect(desks).toContainText(t('cash.balanced'));
        await expectAccessible(page);
        const before = addDays(clinicToday('America/Bogota', new Date()), -1);
        await page.goto(`/billing/cash/day?date=${before}`);
        await expect(page.getByText(t('cash.all.none'))).toBeVisible();
        await page.goto(address);
        await expect(sheet).toContainText(short);
      });
    });
  });
}
