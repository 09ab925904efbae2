import { expect, test } from './support/fixtures';

// Playwright turns the browser's memory of whole pages off; what it would show is tested here.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('signing out leaves no name behind, in the page or in Back', async ({
  page,
  t,
  signInAs,
  context,
}) => {
  await signInAs('receptionist');
  await page.goto('/patients?search=1020304050');
  const name = /María Fernanda\s+Pérez Quintero/;
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: t('shell.account') }).click();
  await page.getByRole('button', { name: t('shell.signOut') }).click();
  await expect(page).toHaveURL(/\/login/);
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('session');

  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(
    page.getByRole('button', { name: t('auth.signIn.submit'), exact: true }),
  ).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('a page left for another site shows nothing of an ended session when it comes back', async ({
  page,
  apiOf,
  signInAs,
  context,
}) => {
  await signInAs('receptionist');
  await page.goto('/patients/pat-maria-perez');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('María');
  await page.goto('about:blank');
  const elsewhere = await apiOf();
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await elsewhere.send('POST', '/api/auth/sign-out', undefined, { cookie })).status()).toBe(
    200,
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Pérez Quintero')).toHaveCount(0);
});

test('signing out in one tab ends the session of the other', async ({
  page,
  t,
  signInAs,
  context,
  watched,
}) => {
  watched.allow(/401/);
  await signInAs('billing');
  await page.goto('/patients');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: t('shell.account') }).click();
  await other.getByRole('button', { name: t('shell.signOut') }).click();
  await expect(other).toHaveURL(/\/login/);
  await page.getByRole('searchbox').fill('perez');
  await expect(page.getByRole('dialog', { name: t('shell.renew.title') })).toBeVisible();
});
