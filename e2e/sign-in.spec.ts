import type { Page } from '@playwright/test';
import { LOCALES } from '@/lib/i18n/locales';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@/lib/server/auth/demo-accounts';
import { expect, test } from './support/fixtures';

const [receptionist] = DEMO_ACCOUNTS;

/** Without a page that goes on asking. */
async function signedOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('enters the demo clinic as anybody with one button', async ({ page, t }) => {
      for (const { role, name } of DEMO_ACCOUNTS) {
        await page.goto('/login');
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        const label = `${t('auth.demo.enterAs')} ${t(`common.roles.${role}`)}`;
        await page.getByRole('button', { name: label }).click();
        await expect(page).toHaveURL('/');
        const account = page.getByRole('button', { name: `${t('shell.account')}: ${name}` });
        await expect(account).toBeVisible();
        await expect(page.getByText(t('shell.demo'))).toBeVisible();
        await signedOut(page);
      }
    });

    test('enters with e-mail and password', async ({ page, t }) => {
      await page.goto('/login');
      await page
        .getByLabel(t('auth.signIn.email'), { exact: true })
        .fill(receptionist?.email ?? '');
      await page.getByLabel(t('auth.signIn.password'), { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('navigation', { name: t('shell.navigation') })).toBeVisible();
    });

    test('is refused with words that give nothing away', async ({ page, t, watched }) => {
      watched.allow(/401/);
      await page.goto('/login');
      await page.getByLabel(t('auth.signIn.email'), { exact: true }).fill('nadie@clinica.example');
      await page.getByLabel(t('auth.signIn.password'), { exact: true }).fill('no-es-esta-clave');
      await page.keyboard.press('Enter');
      const alert = page.getByRole('alert').filter({ hasText: /\S/ });
      await expect(alert).toHaveText(t('auth.errors.INVALID_CREDENTIALS'));
      await expect(alert).toBeFocused();
      await expect(page.getByLabel(t('auth.signIn.email'), { exact: true })).toHaveValue(
        'nadie@clinica.example',
      );
      expect(page.url()).not.toContain('clave');
    });
  });
}

test('forgets neither field when both are empty, and asks the server nothing', async ({
  page,
  t,
}) => {
  await page.goto('/login');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  await page.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    t('auth.errors.required'),
  );
  expect(asked).not.toContain('POST');
});

test('comes back to where sign-in was asked for', async ({ page, t }) => {
  await page.goto('/patients?search=perez&status=active');
  await expect(page).toHaveURL(/\/login\?next=/);
  const label = `${t('auth.demo.enterAs')} ${t('common.roles.dentist')}`;
  await page.getByRole('button', { name: label }).click();
  await expect(page).toHaveURL('/patients?search=perez&status=active');
});

test('leads to no other site, whatever the address asks for', async ({ page, t, stack }) => {
  for (const next of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ]) {
    await signedOut(page);
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    const label = `${t('auth.demo.enterAs')} ${t('common.roles.billing')}`;
    await page.getByRole('button', { name: label }).click();
    const account = page.getByRole('button', { name: t('shell.account') });
    await expect(account.or(page.getByRole('heading', { level: 1 })).first()).toBeVisible();
    await expect(page).not.toHaveURL(/login/);
    expect(new URL(page.url()).origin, next).toBe(stack.url);
  }
});

test('somebody signed in has no use for the sign-in page', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/login?next=/patients');
  await expect(page).toHaveURL('/patients');
});
