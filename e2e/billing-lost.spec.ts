import { formatPesos } from '@/lib/kit/money/money-format';
import { makePatient } from './support/api';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/hold-requests';
import { invoiceForm, makeIssued, readInvoice } from './support/invoices';
import { answerLeaving } from './support/leaving';
import { answerUnavailable, loseAnswer } from './support/lost-answer';

const INVOICES = '/billing/invoices';
const PAYMENTS = '/billing/payments';

test('an invoice whose answer is lost stays locked until it is known, and is made once', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/net::ERR|503/);
  const api = await apiOf('admin');
  const { id: patientId } = await makePatient(api);
  await signInAs('billing');
  await page.goto(`${INVOICES}/new?patientId=${patientId}`);
  const form = invoiceForm(page, t);
  await form.field(1, 'description').fill('Control');
  await form.field(1, 'price').fill('45.000');
  await form.kind(1, 'excluded').check();
  await loseAnswer(page, INVOICES);
  await form.submit.click();
  const told = page.getByRole('alert').filter({ hasText: t('invoices.new.unknown') });
  const again = told.getByRole('button', { name: t('common.unknown.again') });
  await expect(told).toBeFocused();
  await expect(form.field(1, 'price')).toBeDisabled();

  // Another failure does not make it known.
  await answerUnavailable(page, INVOICES);
  await again.click();
  await expect(
    page.getByRole('alert').filter({ hasText: t('errors.problem.unavailable') }),
  ).toBeVisible();
  await expect(form.field(1, 'price')).toBeDisabled();
  await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: /B-/ })).toBeVisible();
  const listed = await (await api.get(`/api/clinic${INVOICES}?patientId=${patientId}`)).json();
  expect(listed.data).toHaveLength(1);
});

test('whoever is about to leave what is being sent is told that it may be saved', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const api = await apiOf('admin');
  const { id } = await makeIssued(api);
  await signInAs('billing');
  await page.goto(INVOICES);
  await page.locator(`a[href="${INVOICES}/${id}"]`).first().click();
  await page.getByRole('button', { name: t('invoices.detail.collect') }).click();
  const dialog = page.getByRole('dialog', {
    name: t('payments.collect.title', { number: '' }).trim(),
  });
  await dialog.getByLabel(t('payments.collect.amount')).fill('10.000');
  await dialog.getByLabel(t('payments.methods.cash')).check();
  const back = () => page.evaluate(() => history.back());
  await back();
  await answerLeaving(page, t, t('common.unsaved'), 'stay');
  await expect(page).toHaveURL(`${INVOICES}/${id}`);

  const release = await holdRequests(page, `**/api/clinic${PAYMENTS}`);
  const submit = dialog.getByRole('button', { name: t('payments.collect.submit') });
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await back();
  await answerLeaving(page, t, t('common.leaveWhileSaving'), 'stay');
  release();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${INVOICES}/${id}`);
  expect((await readInvoice(api, id)).payments).toHaveLength(1);
});

test('an instalment whose answer is lost is found out, and the next one like it is another', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/net::ERR/);
  const api = await apiOf('admin');
  const { id } = await makeIssued(api);
  await signInAs('billing');
  await page.goto(`${INVOICES}/${id}`);
  const open = page.getByRole('button', { name: t('invoices.detail.collect') });
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByLabel(t('payments.collect.amount'));
  const pay = async () => {
    await open.click();
    await amount.fill('10.000');
    await dialog.getByLabel(t('payments.methods.cash')).check();
    await dialog.getByRole('button', { name: t('payments.collect.submit') }).click();
  };
  const paid = async () => (await readInvoice(api, id)).payments.length;

  await loseAnswer(page, PAYMENTS);
  await pay();
  await expect(dialog).toContainText(t('common.unknown.check'));
  await expect(amount).toBeDisabled();

  // Closed and opened again it is still the same, as it was sent.
  await dialog.getByRole('button', { name: t('common.close') }).click();
  await open.click();
  await expect(amount).toHaveValue(/10/);
  await expect(amount).toBeDisabled();
  await dialog.getByRole('button', { name: t('common.unknown.again') }).click();
  await expect(dialog).toBeHidden();
  expect(await paid()).toBe(1);

  await pay();
  await expect(dialog).toBeHidden();
  expect(await paid()).toBe(2);

  // Whoever has looked may change what was not saved.
  await page.route(`**/api/clinic${PAYMENTS}`, (route) => route.abort(), { times: 1 });
  await pay();
  await dialog.getByRole('button', { name: t('common.unknown.forget') }).click();
  await amount.fill('5.000');
  await dialog.getByRole('button', { name: t('payments.collect.submit') }).click();
  await expect(dialog).toBeHidden();
  const { due } = await readInvoice(api, id);
  expect([await paid(), due]).toEqual([3, 20_000]);
});

test('where the whole balance was paid and its answer lost, that is said', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/net::ERR/);
  const api = await apiOf('admin');
  const { id } = await makeIssued(api);
  await signInAs('billing');
  await page.goto(`${INVOICES}/${id}`);
  await page.getByRole('button', { name: t('invoices.detail.collect') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('payments.methods.cash')).check();
  await loseAnswer(page, PAYMENTS);
  await dialog.getByRole('button', { name: t('payments.collect.submit') }).click();
  await expect(dialog).toContainText(t('payments.collect.unknownPaid'));
  await dialog
    .getByRole('button', { name: t('common.close') })
    .last()
    .click();
  await expect(page.getByText(t('invoices.statuses.paid'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(formatPesos(45_000, 'es-CO'));
});

test('a payment on its way is not called back by closing its dialog', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { id } = await makeIssued(await apiOf('admin'));
  await signInAs('billing');
  await page.goto(`${INVOICES}/${id}`);
  await page.getByRole('button', { name: t('invoices.detail.collect') }).click();
  const dialog = page.getByRole('dialog');
  const release = await holdRequests(page, `**/api/clinic${PAYMENTS}`);
  await dialog.getByRole('radio', { name: t('payments.methods.cash') }).check();
  await dialog.getByRole('button', { name: t('payments.collect.submit') }).click();
  const cancel = dialog.getByRole('button', { name: t('common.cancel') });
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  await expect(cancel).toHaveAccessibleDescription(t('common.saving'));
  // Read out only: the spinner is seen, and words would move the buttons.
  expect((await dialog.getByText(t('common.saving')).boundingBox())?.width).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: t('common.close') }).click();
  await expect(dialog).toBeVisible();
  release();
  await expect(dialog).toBeHidden();
});
