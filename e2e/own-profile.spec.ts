import type { Page } from '@playwright/test';
import { newSurname } from './support/api';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';

const PASSWORD = 'una frase larga y tranquila';
const ANOTHER = 'otra frase todavía más larga';

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('somebody changes their password, and is signed in nowhere else', async ({
      page,
      t,
      apiOf,
      browser,
      stack,
      watched,
    }) => {
      watched.allow(/40[03]/);
      const surname = newSurname();
      const email = `${surname.toLowerCase()}@clinic.example`;
      const admin = await apiOf('admin');
      const invited = await admin.send('POST', '/api/staff/invitations', {
        email,
        role: 'billing',
      });
      const { link } = await invited.json();
      await page.goto(link);
      await page.getByLabel(t('auth.setup.name')).fill(`Eva ${surname}`);
      await page.getByLabel(t('auth.setup.password'), { exact: true }).fill(PASSWORD);
      await page.getByLabel(t('auth.setup.repeat')).fill(PASSWORD);
      await page.getByRole('button', { name: t('auth.setup.submit') }).click();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      const context = await browser.newContext({ locale, baseURL: stack.url });
      const elsewhere = await context.newPage();
      await signIn(elsewhere, email, PASSWORD);
      await expect(elsewhere.getByRole('navigation').first()).toBeVisible();

      await page.goto('/account');
      const sessions = page.getByRole('region', { name: t('account.sessions.title') });
      await expect(sessions.getByRole('listitem')).toHaveCount(2);
      await expectAccessible(page);
      await page.getByRole('combobox', { name: t('theme.label') }).selectOption('dark');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expectAccessible(page);
      const form = page.getByRole('region', { name: t('account.password.title') });
      const field = (name: string) => form.getByLabel(name, { exact: true });
      const current = field(t('account.password.current'));
      const next = field(t('account.password.next'));
      const repeat = field(t('auth.setup.repeat'));
      const submit = form.getByRole('button', { name: t('account.password.submit') });
      await submit.click();
      await expect(form).toContainText(t('account.password.currentMissing'));
      await expect(form).toContainText(t('auth.errors.PASSWORD_TOO_SHORT'));
      await expectAccessible(page);
      await current.fill('not the one that it is');
      await next.fill(ANOTHER);
      await repeat.fill(ANOTHER);
      await submit.click();
      await expect(form).toContainText(t('account.password.wrong'));
      await expect(next).toHaveValue(ANOTHER);
      await current.fill(PASSWORD);
      await next.fill(PASSWORD);
      await repeat.fill(PASSWORD);
      await submit.click();
      await expect(form).toContainText(t('account.password.same'));
      await next.fill(ANOTHER);
      await repeat.fill(ANOTHER);
      await submit.click();
      await expect(page.getByText(t('account.passwordChanged'))).toBeVisible();
      await expect(current).toHaveValue('');
      await expect(sessions.getByRole('listitem')).toHaveCount(1);
      await elsewhere.goto('/patients');
      await expect(elsewhere).toHaveURL(/login/);
      await signIn(elsewhere, email, ANOTHER);
      await expect(elsewhere.getByRole('navigation').first()).toBeVisible();

      // Whoever forgot to sign out at the other desk does it from here.
      await page.reload();
      await expect(sessions.getByRole('listitem')).toHaveCount(2);
      await sessions.getByRole('button', { name: t('account.sessions.endOthers') }).click();
      await expect(sessions.getByRole('listitem')).toHaveCount(1);
      await elsewhere.goto('/patients');
      await expect(elsewhere).toHaveURL(/login/);
      await context.close();
    });

    test('every role has a profile, and reaches it by its name', async ({
      page,
      t,
      apiOf,
      signInAs,
    }) => {
      for (const role of ['receptionist', 'dentist', 'billing', 'admin'] as const) {
        const api = await apiOf(role);
        expect((await api.get('/account')).status()).toBe(200);
      }
      await signInAs('billing');
      await page.goto('/');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(t('shell.commands.account'));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/account$/);
      await expect(page.getByText(t('account.password.demo'))).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('a published password is not changed, and nobody changes a stranger’s by guessing', async ({
  apiOf,
}) => {
  const api = await apiOf('dentist');
  const changed = await api.send('POST', '/api/account/password', {
    current: 'demo-clinica-2026',
    next: ANOTHER,
  });
  expect(changed.status()).toBe(409);
  const nobody = await apiOf();
  const body = { current: PASSWORD, next: ANOTHER };
  expect((await nobody.send('POST', '/api/account/password', body)).status()).toBe(401);
  const end = { end: 'others' };
  expect((await nobody.send('POST', '/api/account/sessions', end)).status()).toBe(401);
});

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
}
