import { formatPesos } from '@/lib/kit/money/money-format';
import { expect, test } from './support/fixtures';
import { invoiceForm, readInvoice } from './support/invoices';
import { journeyLocales } from './support/journey-locales';
import { chartedPatient } from './support/odontogram';

const custom = (name: string, unitPrice: number, quantity = 1) => ({
  type: 'custom',
  name,
  quantity,
  unitPrice,
});

for (const locale of journeyLocales('en-US')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('what is planned becomes the lines of an invoice, tooth by tooth', async ({
      page,
      t,
      stack,
      apiOf,
      signInAs,
    }) => {
      const id = await chartedPatient(stack, [
        {
          toothFdi: 36,
          surface: 'occlusal',
          catalogFindingId: 'caries',
          notes: 'Muy profunda',
          plannedItems: [custom('Resina de autor', 60_000, 2), custom('Pulido', 0)],
        },
        {
          toothFdi: 11,
          surface: 'mesial',
          catalogFindingId: 'caries',
          plannedItems: [custom('Sellado', 35_000)],
        },
      ]);
      await signInAs('billing');
      await page.goto(`/patients/${id}/billing`);
      await page.getByRole('link', { name: t('invoices.plan.bill') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('group')).toHaveCount(2);
      await expect(dialog).toContainText(formatPesos(120_000, locale));
      await expect(dialog).not.toContainText('Muy profunda');
      await dialog.getByRole('button', { name: t('invoices.plan.bring', { count: 0 }) }).click();
      await expect(dialog.getByRole('alert')).toContainText(t('invoices.plan.chooseFirst'));
      await dialog.getByLabel('Resina de autor').check();
      await dialog.getByLabel('Pulido').check();
      await dialog.getByRole('button', { name: t('invoices.plan.bring', { count: 2 }) }).click();
      await expect(dialog).toBeHidden();

      // Behind what is there: the one without a price waits for one.
      const form = invoiceForm(page, t);
      await expect(form.field(1, 'description')).toHaveValue(/^Resina de autor, .*36/);
      await expect(form.field(2, 'price')).toHaveValue('');
      await form.field(2, 'price').fill('20000');
      await page.getByRole('button', { name: t('invoices.plan.open') }).click();
      // Two of the three are on the form already.
      await expect(dialog.getByText(t('invoices.plan.here'))).toHaveCount(2);
      await expect(dialog.locator('label', { hasText: 'Sellado' })).not.toContainText(
        t('invoices.plan.here'),
      );
      await dialog.getByLabel('Sellado').check();
      await dialog.getByRole('button', { name: t('invoices.plan.bring', { count: 1 }) }).click();
      await expect(form.field(3, 'description')).toHaveValue(/^Sellado, .*11/);
      await expect(form.estimate).toContainText(formatPesos(175_000, locale));
      await form.submit.click();
      await expect(page.getByRole('heading', { level: 1, name: /B-/ })).toBeVisible();
      const made = await readInvoice(await apiOf('admin'), page.url().split('/').at(-1) ?? '');
      expect([made.items.length, made.total, made.tax]).toEqual([3, 175_000, 0]);
      // Health services, though none of them is of the catalogue.
      for (const item of made.items) expect(item.taxKind).toBe('excluded');
      await expect(page.getByText(t('invoices.lines.excludedNote'))).toBeVisible();

      // Billed once: the plan says on which invoice.
      await page.goto(`/billing/invoices/new?patientId=${id}&from=plan`);
      await expect(dialog.getByLabel('Sellado')).toBeDisabled();
      await expect(dialog.getByRole('link', { name: made.invoiceNumber })).toHaveCount(3);
    });
  });
}

test('nothing planned, and a plan that cannot be read, are two things', async ({
  page,
  t,
  stack,
  signInAs,
  watched,
}) => {
  watched.allow(/503/);
  const id = await chartedPatient(stack);
  await signInAs('receptionist');
  await page.route(
    '**/api/billing/plan**',
    (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 503, code: 'UNAVAILABLE' }),
      }),
    { times: 1 },
  );
  await page.goto(`/billing/invoices/new?patientId=${id}&from=plan`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('invoices.plan.failed'));
  await dialog.getByRole('button', { name: t('common.retry') }).click();
  await expect(dialog).toContainText(t('invoices.plan.none'));
});
