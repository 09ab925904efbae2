import type { Locator, Page } from '@playwright/test';
import { METHODS } from '@/lib/billing/payment-view';
import { MAX_PESOS } from '@/lib/contract/limits';
import { LOCALES } from '@/lib/i18n/locales';
import { Api } from './support/api';
import { makeCharge, makePayment } from './support/billing';
import { expect, test } from './support/fixtures';
import { invoiceForm, makeIssued } from './support/invoices';
import { chartedPatient } from './support/odontogram';
import { attendedPatient } from './support/records';
import { widthsIn, withoutRoom } from './support/room';
import { LOADING } from './support/screens';

// Such sums would stand in the lists of all others.
test.use({ stackOptions: { only: 'twelve digits' } });
test.describe.configure({ mode: 'default' });

/** Where they stand. */
const SUMS = 'dl, details';
const ROOM = { sideways: 0, cut: [], broken: [], narrow: [], over: [] };
/** Of which all that are paid come to twelve digits, too. */
const PART = 111_111_111_111;

/** The page has room for its figures, the largest that there are, on a screen of any width. */
async function expectRoom(
  page: Page,
  figures: RegExp,
  where: string,
  widths: readonly number[],
): Promise<void> {
  await expect(page.locator('main').locator(LOADING)).toHaveCount(0);
  await expect(page.locator('main dd').filter({ hasText: figures }).first()).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await withoutRoom(page, SUMS), `${where} at ${width} px`).toEqual(ROOM);
  }
}

/** Over how many lines each of them is written. */
function linesOf(figures: Locator): Promise<number[]> {
  return figures.evaluateAll((all) =>
    all.map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }),
  );
}

test.beforeAll(async ({ playwright, stack }) => {
  const request = await playwright.request.newContext();
  const api = await new Api(request, stack.url).signIn('admin');
  for (const method of METHODS) await makePayment(api, { amount: PART, method }, PART);
  for (const status of ['completed', 'pending']) {
    await makeCharge(api, PART, { unitPrice: MAX_PESOS, status });
  }
  await request.dispose();
});

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });
    const widths = widthsIn(locale);
    /** Twelve digits, as they are read. */
    const figures = /\d{3}([.,]\d{3}){3}/;

    test('what lists come to has room for twelve digits', async ({ page, t, signInAs }) => {
      await signInAs('billing');
      for (const path of ['payments', 'patient-shares', 'patient-shares?review=flagged']) {
        await page.goto(`/billing/${path}`);
        const totals = page.getByRole('region', { name: t('billing.totals.title') });
        await expect(totals.getByRole('term').first()).toBeVisible();
        const more = totals.getByText(t('patientShares.totals.byConcept'));
        if (await more.isVisible()) await more.click();
        await expectRoom(page, /flagged/.test(path) ? /\d/ : figures, path, widths);
      }
    });

    test('what is billed, owed and collected has room for twelve digits', async ({
      page,
      t,
      apiOf,
      signInAs,
    }) => {
      const api = await apiOf('admin');
      const { id: appointmentId } = await attendedPatient(api);
      const issued = await makeIssued(api, MAX_PESOS);
      const charge = await makeCharge(api, PART, {
        unitPrice: MAX_PESOS,
        status: 'pending',
      });
      await signInAs('billing');
      await page.goto(`/patients/${charge.patient.id}/billing`);
      await expectRoom(page, figures, 'shares of a patient', widths);
      await page.goto(`/patients/${issued.patient.id}/billing`);
      await expectRoom(page, figures, 'billing of a patient', widths);
      await page.goto(`/billing/invoices/${issued.id}`);
      await expectRoom(page, figures, 'an invoice', widths);
      await page.getByRole('button', { name: t('invoices.detail.collect') }).click();
      await expect(page.getByRole('dialog').getByRole('definition')).toHaveCount(3);
      await expectRoom(page, figures, 'collecting', widths);
      // A dialog can be scrolled, so that the look above passes over what stands in it.
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect
          .soft(await linesOf(page.getByRole('dialog').getByRole('definition')))
          .toEqual([1, 1, 1]);
      }

      const form = invoiceForm(page, t);
      for (const path of [
        `/billing/invoices/new?patientId=${issued.patient.id}`,
        `/billing/charges/new?appointmentId=${appointmentId}`,
      ]) {
        await page.goto(path);
        await form.field(1, 'description').fill('Control');
        await form.field(1, 'price').fill(String(MAX_PESOS));
        await page.keyboard.press('Tab');
        await expectRoom(page, figures, path, widths);
      }
    });

    test('what a chart and its plan come to has room for twelve digits', async ({
      page,
      stack,
      signInAs,
    }) => {
      const item = { type: 'custom', name: 'Corona', quantity: 1, unitPrice: MAX_PESOS };
      const id = await chartedPatient(stack, [
        { toothFdi: 36, surface: 'mesial', catalogFindingId: 'caries', plannedItems: [item] },
      ]);
      await signInAs('dentist');
      await page.goto(`/patients/${id}/odontogram/plan`);
      // On the narrowest a single treatment of twelve digits is wider than the sheet, which the sums are not.
      await expectRoom(page, figures, 'the plan', widths.slice(1));
      await page.goto(`/patients/${id}/odontogram`);
      await expectRoom(page, figures, 'the chart', widths);
    });
  });
}
