import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { NAME } from './support/maria';
import type { Words } from './support/words';

// Playwright turns the browser's memory of whole pages off; what it would show is tested here.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

async function openRecord(page: Page) {
  await page.goto('/patients/pat-maria-perez');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('María');
}

async function expectNoRecord(page: Page) {
  await expect(page.getByText('Pérez Quintero')).toHaveCount(0);
}

async function signOut(page: Page, t: Words) {
  await page.getByRole('button', { name: t('shell.account') }).click();
  await page.getByRole('button', { name: t('shell.signOut') }).click();
}

async function cookiesOf(context: BrowserContext) {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

test('signing out leaves no name behind, in the page or in Back', async ({
  page,
  t,
  signInAs,
  context,
}) => {
  await signInAs('receptionist');
  await page.goto('/patients?search=1020304050');
  await page
    .getByRole('link', { name: /Pérez\s+Quintero/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();

  await signOut(page, t);
  await expect(page).toHaveURL(/\/login/);
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('session');

  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(
    page.getByRole('button', { name: t('auth.signIn.submit'), exact: true }),
  ).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);
});

test('a page left for another site shows nothing of an ended session when it comes back', async ({
  page,
  apiOf,
  signInAs,
  context,
}) => {
  await signInAs('receptionist');
  await openRecord(page);
  await page.goto('about:blank');
  const elsewhere = await apiOf();
  const cookie = await cookiesOf(context);
  expect((await elsewhere.send('POST', '/api/auth/sign-out', undefined, { cookie })).status()).toBe(
    200,
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expectNoRecord(page);
});

test('signing out in one tab takes the record off the other at once', async ({
  page,
  t,
  signInAs,
  context,
}) => {
  await signInAs('receptionist');
  await openRecord(page);
  const other = await context.newPage();
  await other.goto('/');
  await signOut(other, t);
  await expect(other).toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/login/);
  await expectNoRecord(page);
});

test('somebody else signed in in one tab takes the record off the other', async ({
  page,
  t,
  signInAs,
  context,
  watched,
}) => {
  // What a tab still asks for between two sessions is refused.
  watched.allow(/401/);
  await signInAs('receptionist');
  await openRecord(page);
  const other = await context.newPage();
  await context.clearCookies();
  await other.goto('/login');
  const enter = (role: 'receptionist' | 'billing') =>
    other
      .getByRole('button', { name: `${t('auth.demo.enterAs')} ${t(`common.roles.${role}`)}` })
      .click();
  // The same person again changes nothing there, once it has asked who it is.
  const asked = page.waitForResponse('**/api/auth/session');
  await enter('receptionist');
  await expect(other).toHaveURL('/');
  await asked;
  await expect(page).toHaveURL('/patients/pat-maria-perez');
  await context.clearCookies();
  await other.goto('/login');
  await enter('billing');
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/');
  await expectNoRecord(page);
});

test('a session that ended elsewhere asks for the password over the page', async ({
  page,
  t,
  signInAs,
  context,
  apiOf,
  watched,
}) => {
  watched.allow(/401/);
  await signInAs('billing');
  await page.goto('/patients');
  const elsewhere = await apiOf();
  const cookie = await cookiesOf(context);
  await elsewhere.send('POST', '/api/auth/sign-out', undefined, { cookie });
  await page.getByRole('searchbox').fill('perez');
  const dialog = page.getByRole('dialog', { name: t('shell.renew.title') });
  await expect(dialog).toBeVisible();
  // A space may belong to a password: it is sent as it was typed, as at the sign-in page.
  const asked = page.waitForRequest('**/api/auth/sign-in');
  await dialog.getByLabel(t('shell.renew.password')).fill(' no es esta ');
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({ password: ' no es esta ' });
  await expect(dialog.getByText(t('shell.renew.refused'))).toBeVisible();
  // Who gives up leaves nothing in Back either.
  const visits = () => page.evaluate(() => history.length);
  const before = await visits();
  await dialog.getByRole('button', { name: t('shell.renew.leave') }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await visits()).toBe(before);
});
