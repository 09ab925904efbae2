import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@/lib/server/auth/demo-accounts';
import { expect, test } from './support/fixtures';
import { EMPTY_CLINIC } from './support/stack';
import { wordsOf } from './support/words';

// Accounts of its own: what is locked or chosen here stays here.
test.use({ stackOptions: { ...EMPTY_CLINIC, only: 'own-account' } });
test.describe.configure({ mode: 'default' });

const email = (role: string) => DEMO_ACCOUNTS.find((one) => one.role === role)?.email ?? '';

test('guessing locks the account, says until when, and locks nobody else', async ({
  page,
  t,
  watched,
}) => {
  watched.allow(/401|429/);
  await page.goto('/login');
  const address = page.getByLabel(t('auth.signIn.email'), { exact: true });
  const password = page.getByLabel(t('auth.signIn.password'), { exact: true });
  const submit = page.getByRole('button', { name: t('auth.signIn.submit'), exact: true });
  const alert = page.getByRole('alert').filter({ hasText: /\S/ });
  await address.fill(email('billing'));
  for (let guess = 1; guess <= 5; guess += 1) {
    await password.fill(`no es esta ${guess}`);
    const answered = page.waitForResponse('**/api/auth/sign-in');
    await submit.click();
    expect((await answered).status()).toBe(guess < 5 ? 401 : 429);
    await expect(alert).toContainText(
      t(guess < 5 ? 'auth.errors.INVALID_CREDENTIALS' : 'auth.errors.LOCKED'),
    );
  }
  // Until when, on the clinic's clock.
  await expect(alert).toContainText(/\d{1,2}:\d{2}/);
  await password.fill(DEMO_PASSWORD);
  await submit.click();
  await expect(alert).toContainText(t('auth.errors.LOCKED'));

  await address.fill(email('dentist'));
  await password.fill(DEMO_PASSWORD);
  await submit.click();
  await expect(page).toHaveURL('/');
});

test('an account nobody has is refused and locked in the same words', async ({ apiOf }) => {
  const api = await apiOf();
  const codes: string[] = [];
  for (let guess = 1; guess <= 6; guess += 1) {
    const response = await api.send('POST', '/api/auth/sign-in', {
      email: 'nadie@clinica.example',
      password: `no es esta ${guess}`,
    });
    codes.push((await response.json()).code);
  }
  expect(codes).toEqual([...Array(4).fill('INVALID_CREDENTIALS'), 'LOCKED', 'LOCKED']);
});

test('language and appearance stay with the person, in any browser', async ({
  page,
  browser,
  stack,
  t,
}) => {
  const english = wordsOf('en-US');
  await page.goto('/login');
  await page.getByLabel(t('auth.signIn.email'), { exact: true }).fill(email('admin'));
  await page.getByLabel(t('auth.signIn.password'), { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await page.getByRole('button', { name: t('language.label') }).click();
  await page.getByRole('button', { name: t('language.en-US') }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  const navigation = page.getByRole('navigation', { name: english('shell.navigation') });
  await expect(navigation.getByRole('link', { name: english('shell.nav.patients') })).toBeVisible();
  await page.getByRole('button', { name: english('theme.label') }).click();
  // It is shown at once and kept a moment later: a reload in between would still find the one before.
  const kept = page.waitForResponse('**/api/account/preferences');
  await page.getByRole('button', { name: english('theme.dark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const elsewhere = await browser.newPage({ baseURL: stack.url, locale: 'es-CO' });
  await elsewhere.goto('/login');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'es-CO');
  await elsewhere.getByLabel(t('auth.signIn.email'), { exact: true }).fill(email('admin'));
  await elsewhere.getByLabel(t('auth.signIn.password'), { exact: true }).fill(DEMO_PASSWORD);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere).toHaveURL('/');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark');
  await elsewhere.close();
});

test('before anybody signs in, what could not be kept is told', async ({
  page,
  context,
  t,
  watched,
}) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/login');
  const theme = page.getByRole('combobox', { name: t('theme.label') });
  await expect(page.getByRole('button', { name: t('auth.demo.enterAs') }).first()).toBeEnabled();
  await context.setOffline(true);
  await theme.selectOption('dark');
  await expect(page.getByText(t('shell.preferenceFailed'))).toBeVisible();
  await context.setOffline(false);
  const kept = page.waitForResponse('**/api/account/preferences');
  await theme.selectOption('light');
  expect((await kept).ok()).toBe(true);
  await expect(page.getByText(t('shell.preferenceFailed'))).toHaveCount(0);
});

test('a birth date in a form is written out anew in the other language', async ({ page, t }) => {
  await page.goto('/login');
  await page.getByLabel(t('auth.signIn.email'), { exact: true }).fill(email('receptionist'));
  await page.getByLabel(t('auth.signIn.password'), { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/patients/new');
  const birth = page.locator('input[name="dateOfBirth"]');
  await expect(page.locator('select[name="documentType"]')).toBeFocused();
  await birth.fill('3/5/1987');
  await page.getByRole('button', { name: t('language.label') }).click();
  await page.getByRole('button', { name: t('language.en-US') }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(birth).toHaveValue('05/03/1987');
  await expect(birth).toHaveAccessibleDescription(/May 3, 1987/);
  await birth.fill('05/03/1988');
  await expect(birth).toHaveAccessibleDescription(/May 3, 1988/);
});

test('before anybody signs in, the browser keeps what was chosen', async ({ page, t }) => {
  await page.goto('/login');
  await page.getByRole('combobox', { name: t('language.label') }).selectOption('en-US');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  const theme = page.getByRole('combobox', { name: wordsOf('en-US')('theme.label') });
  const kept = page.waitForResponse('**/api/account/preferences');
  await theme.selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await kept;
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
