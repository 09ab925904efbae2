import type { Locator, Page } from '@playwright/test';
import { formatPesos } from '@/lib/kit/money/money-format';
import { fullName } from '@/lib/kit/text/full-name';
import { downloaded, type MadeCharge, makeCharge, makeFlagged } from './support/billing';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import { answerLeaving, leaveQuestion } from './support/leaving';
import type { Words } from './support/words';

const DESK = '/billing/patient-shares';

function rowOf(page: Page, t: Words, { patient }: MadeCharge): Locator {
  const table = page.getByRole('table', { name: t('patientShares.table') });
  return table.getByRole('row').filter({ hasText: patient.lastName });
}

for (const locale of journeyLocales('en-US')) {
  test.describe(`the desk, ${locale}`, () => {
    test.use({ locale });

    test('what waits for a decision stands out, and is settled once with a reason', async ({
      page,
      t,
      apiOf,
      signInAs,
    }) => {
      const charge = await makeFlagged(await apiOf('admin'));
      await signInAs('billing');
      await page.goto('/');
      await page
        .getByRole('navigation', { name: t('shell.navigation') })
        .getByRole('link', { name: t('shell.nav.patientShares') })
        .click();
      await page
        .getByRole('navigation', { name: t('patientShares.filters.review') })
        .getByRole('link', { name: t('patientShares.filters.flagged') })
        .click();
      await expect(page).toHaveURL(/review=flagged/);
      const row = rowOf(page, t, charge);
      await expect(row).toContainText(t('patientShares.noCharge'));
      await row.getByRole('button', { name: t('patientShares.resolve.action') }).click();
      const dialog = page.getByRole('dialog', { name: t('patientShares.resolve.title') });
      const save = dialog.getByRole('button', { name: t('patientShares.resolve.save') });
      await save.click();
      await expect(dialog.getByRole('alert')).toContainText(t('patientShares.resolve.lacksChoice'));
      await expect(dialog.getByRole('alert')).toContainText(t('patientShares.resolve.lacksNote'));
      await dialog.getByLabel(t('patientShares.resolve.refunded')).check();
      await dialog.getByLabel(t('payments.methods.cash')).check();
      const note = 'Devuelto en efectivo, “comprobante” 12';
      await dialog.getByLabel(t('patientShares.resolve.note')).fill(note);
      // Neither a slip of the hand nor Escape loses it, however often: one is asked.
      for (let times = 0; times < 3; times += 1) {
        await page.keyboard.press('Escape');
        await answerLeaving(page, t, t('common.unsaved'), 'stay');
      }
      await page.mouse.click(5, 5);
      await expect(dialog).toBeVisible();
      await expect(leaveQuestion(page, t)).toHaveCount(0);
      // Nor where the focus is on nothing, from where the browser itself closes at the second Escape.
      await dialog.getByRole('heading').click();
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
      await answerLeaving(page, t, t('common.unsaved'), 'stay');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByLabel(t('patientShares.resolve.note'))).toHaveValue(note);
      // Twice, as people do.
      await save.dblclick();
      await expect(dialog).toBeHidden();
      const amount = formatPesos(charge.share.amount, locale);
      await expect(
        page.getByText(t('patientShares.resolve.done.refunded', { amount })),
      ).toBeVisible();
      await expect(row).toBeHidden();
      await page.goto(DESK);
      await expect(row).toContainText(note);
      const slip = await downloaded(page, () => row.getByRole('button').click());
      expect(slip.name).toMatch(/CE-\d{6}\.pdf$/);
    });
  });
}

test('who comes second is told that it is decided, and nothing is changed', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/409/);
  const api = await apiOf('admin');
  const charge = await makeFlagged(api);
  await signInAs('billing');
  await page.goto(`${DESK}?review=flagged`);
  const row = rowOf(page, t, charge);
  await row.getByRole('button', { name: t('patientShares.resolve.action') }).click();
  const dialog = page.getByRole('dialog', { name: t('patientShares.resolve.title') });
  await dialog.getByLabel(t('patientShares.resolve.refunded')).check();
  await dialog.getByLabel(t('payments.methods.cash')).check();
  await dialog.getByLabel(t('patientShares.resolve.note')).fill('Segunda');
  const path = `/api/clinic/billing/payments/patient-shares/${charge.share.id}/resolve-review`;
  const first = await api.send('POST', path, { resolution: 'kept', note: 'Primera' });
  expect(first.status()).toBe(200);
  await dialog.getByRole('button', { name: t('patientShares.resolve.save') }).click();
  await expect(dialog.getByText(t('patientShares.resolve.decided'))).toBeVisible();
  await dialog
    .getByRole('button', { name: t('common.close') })
    .last()
    .click();
  await expect(row).toBeHidden();
  await page.goto(DESK);
  await expect(row).toContainText('Primera');
});

test('a receipt is downloaded, and so is the list, whole and safe', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const charge = await makeCharge(await apiOf('admin'));
  await signInAs('billing');
  await page.goto(DESK);
  const row = rowOf(page, t, charge);
  const receipt = await downloaded(page, () => row.getByRole('button').click());
  expect(receipt.name).toMatch(/^Recibo RC-\d{6}\.pdf$/);
  expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const list = await downloaded(page, () =>
    page.getByRole('button', { name: t('billing.csv.download') }).click(),
  );
  expect(list.name).toBe(`${t('billing.csv.names.shares')}.csv`);
  const lines = list.bytes.toString('utf8').split('\r\n');
  expect(lines[0]).toContain(`"${t('patientShares.file.patient')}"`);
  expect(lines.find((line) => line.includes(charge.patient.lastName))).toContain(
    `;${charge.share.amount};`,
  );
  // More than the page shows.
  expect(lines.length).toBeGreaterThan(100);
});

test('filters have their address, and totals are of what they find', async ({
  page,
  t,
  signInAs,
}) => {
  await signInAs('billing');
  await page.goto(DESK);
  const totals = page.getByRole('region', { name: t('billing.totals.title') });
  const sumOf = (status: string) => totals.locator('dt').filter({ hasText: status });
  await expect(sumOf(t('patientShares.filters.statuses.completed'))).toBeVisible();
  await page.getByLabel(t('patientShares.filters.status')).selectOption('pending');
  await expect(page).toHaveURL(/status=pending/);
  await expect(sumOf(t('patientShares.filters.statuses.pending'))).toBeVisible();
  await expect(sumOf(t('patientShares.filters.statuses.completed'))).toHaveCount(0);
  await page.getByLabel(t('patientShares.filters.from'), { exact: true }).fill('31/2/2026');
  await expect(page).not.toHaveURL(/from=/);
  await page.getByLabel(t('patientShares.filters.from'), { exact: true }).fill('1/1/2199');
  await expect(page.getByText(t('patientShares.empty.filtered'))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/status=pending$/);
  await expect(page.getByLabel(t('patientShares.filters.from'), { exact: true })).toHaveValue('');
  await page.goto(`${DESK}?page=99999&status=nonsense&from=2026-02-30`);
  await expect(page.getByText(t('patientShares.empty.pageTitle'))).toBeVisible();
});

test('the front desk sees one patient at a time, and who is not active has none to see', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/404/);
  const api = await apiOf('admin');
  const charge = await makeCharge(api);
  await signInAs('receptionist');
  await page.goto(DESK);
  await expect(page.getByText(t('patientShares.onlyPatient.role'))).toBeVisible();
  await page
    .getByRole('combobox', { name: t('patientPicker.label') })
    .fill(charge.patient.lastName);
  await page.getByRole('option', { name: charge.patient.lastName }).click();
  await expect(page).toHaveURL(new RegExp(`patientId=${charge.patient.id}`));
  await expect(page.getByRole('link', { name: fullName(charge.patient) })).toBeVisible();
  await expect(
    page.getByRole('table', { name: t('patientShares.table') }).getByRole('row'),
  ).toHaveCount(2);
  await expect(page.getByRole('button', { name: t('patientShares.resolve.action') })).toHaveCount(
    0,
  );
  await page.goto(`${DESK}?patientId=${charge.patient.id}&page=99999`);
  await expect(page.getByText(t('patientShares.empty.pageTitle'))).toBeVisible();

  const patient = `/api/clinic/patients/${charge.patient.id}`;
  const { headers } = { headers: (await api.get(patient)).headers() };
  const inactive = await api.send(
    'PATCH',
    patient,
    { status: 'inactive' },
    headers.etag === undefined ? {} : { 'if-match': headers.etag },
  );
  expect(inactive.status(), await inactive.text()).toBe(200);
  await page.goto(`${DESK}?patientId=${charge.patient.id}`);
  await expect(page.getByText(t('patientShares.inactivePatient.title'))).toBeVisible();
  for (const id of ['nobody-at-all', '..']) {
    await page.goto(`${DESK}?patientId=${encodeURIComponent(id)}`);
    await expect(page.getByText(t('patientShares.unknownPatient.title'))).toBeVisible();
  }
  await page.goto(`/patients/${charge.patient.id}/billing`);
  await expect(page.getByText(t('patientBilling.sharesOfInactive'))).toBeVisible();
  await expect(page.getByText(t('patientBilling.noInvoices'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
