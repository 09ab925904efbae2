import { expect, test } from './support/fixtures';
import { makeIssued, readInvoice } from './support/invoices';

test.beforeEach(({ watched }) => watched.allow(/net::ERR|ERR_INTERNET_DISCONNECTED/));

test('without a network a search says so instead of searching for ever, and goes on by itself', async ({
  page,
  context,
  t,
  signInAs,
}) => {
  await signInAs('receptionist');
  await page.goto('/patients');
  const box = page.getByRole('searchbox', { name: t('patients.search.label') });
  await box.pressSequentially('castro');
  await expect(page).toHaveURL(/search=castro/);
  await context.setOffline(true);
  await box.pressSequentially(' gil');
  await expect(page.getByText(t('shell.offline'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t('shell.offline'))).toBeHidden({ timeout: 15_000 });
});

test('a payment without a network is told as not sent, and is never sent by itself', async ({
  page,
  context,
  t,
  apiOf,
  signInAs,
}) => {
  const api = await apiOf('admin');
  const { id } = await makeIssued(api);
  await signInAs('billing');
  await page.goto(`/billing/invoices/${id}`);
  await page.getByRole('button', { name: t('invoices.detail.collect') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('payments.methods.cash') }).check();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/billing/payments')) sent += 1;
  });
  await context.setOffline(true);
  await dialog.getByRole('button', { name: t('payments.collect.submit') }).click();
  await expect(dialog).toContainText(t('errors.problem.notSent'));
  // What the page reads anew once there is a network again was asked for after all that waited for one.
  const readAnew = page.waitForResponse(`**/api/clinic/billing/invoices/${id}`);
  await context.setOffline(false);
  await readAnew;
  // The browser tried once, in vain; coming back tries nothing.
  expect(sent).toBe(1);
  expect((await readInvoice(api, id)).payments).toHaveLength(0);
  await dialog.getByRole('button', { name: t('payments.collect.submit') }).click();
  await expect(dialog).toBeHidden();
  expect((await readInvoice(api, id)).payments).toHaveLength(1);
});
