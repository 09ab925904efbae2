import { totp } from '@/lib/testing/totp';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { wordsOf } from './support/words';

const EMAIL = 'direccion@clinica.example';
const PASSWORD = 'cuatro ventanas verdes abren temprano';

// No demonstration: the first administrator comes in by the one-time link.
test.use({ stackOptions: { administrator: EMAIL, env: { CLINIC_SEED: 'empty' } } });
test.describe.configure({ mode: 'serial' });

let secret = '';
let spentCode = '';
let recoveryCode = '';

test('the first administrator sets up the account and the second factor', async ({
  page,
  t,
  ownStack,
  watched,
}) => {
  watched.allow(/status of 4/);
  const link = ownStack.setupLink ?? '';
  const asked: string[] = [];
  page.on('request', (request) => {
    // A fragment is the browser's own; what comes before it, and the headers, reach servers and logs.
    asked.push(`${request.url().split('#')[0]} ${JSON.stringify(request.headers())}`);
  });
  await page.goto(link);
  await expect(page.getByLabel(t('auth.setup.name'))).toBeVisible();
  await expectAccessible(page);
  const password = page.getByLabel(t('auth.setup.password'), { exact: true });
  const repeat = page.getByLabel(t('auth.setup.repeat'), { exact: true });
  const create = page.getByRole('button', { name: t('auth.setup.submit') });
  await page.getByLabel(t('auth.setup.name')).fill('Consuelo Ariza');
  await password.fill('corta');
  await repeat.fill('otra');
  await create.click();
  await expect(page.getByText(t('auth.setup.repeatDifferent'))).toBeVisible();
  await password.fill(PASSWORD);
  await repeat.fill(PASSWORD);
  await create.click();

  await expect(page).toHaveURL('/second-factor');
  expect(asked.filter((each) => each.includes('/api/auth/setup'))).toHaveLength(2);
  expect(asked.join()).not.toContain(link.split('#')[1]);
  await expectAccessible(page);
  // Nothing else is open before it is done.
  await page.goto('/patients');
  await expect(page).toHaveURL('/second-factor');

  const start = page.getByRole('button', { name: t('auth.enrol.start') });
  await page.getByLabel(t('auth.enrol.password'), { exact: true }).fill('no es esta');
  await start.click();
  await expect(page.getByText(t('auth.enrol.passwordWrong'))).toBeVisible();
  await page.getByLabel(t('auth.enrol.password'), { exact: true }).fill(PASSWORD);
  await start.click();
  await expect(page.getByRole('img', { name: t('auth.enrol.qr') })).toBeVisible();
  await expectAccessible(page);
  secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');

  const confirm = page.getByRole('button', { name: t('auth.enrol.confirm') });
  const code = page.getByLabel(t('auth.enrol.code'));
  await code.fill(totp(secret, -20));
  await confirm.click();
  await expect(page.getByText(t('auth.enrol.wrong'))).toBeVisible();
  await code.fill(totp(secret));
  await confirm.click();
  await expect(page.getByText(t('auth.enrol.done'))).toBeVisible();
  await expectAccessible(page);
  recoveryCode = (await page.getByRole('listitem').first().textContent()) ?? '';
  expect(recoveryCode).toMatch(/^\w{5}-\w{5}$/);
  await page.getByLabel(t('auth.codes.kept')).check();
  await page.getByRole('button', { name: t('auth.enrol.continue') }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: t('shell.navigation') })).toBeVisible();
});

test('the link works once, and says so before anything is typed', async ({
  page,
  t,
  ownStack,
  watched,
}) => {
  watched.allow(/status of 410/);
  for (const link of [ownStack.setupLink ?? '', '/setup#made-up']) {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: t('auth.setup.invalid') })).toBeVisible();
    await expect(page.getByLabel(t('auth.setup.name'))).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('there is no demonstration to enter', async ({ page, t, apiOf }) => {
  await page.goto('/login');
  await expect(page.getByText(t('auth.demo.accounts'))).toHaveCount(0);
  const response = await (await apiOf()).send('POST', '/api/auth/demo', { role: 'admin' });
  expect(response.status()).toBe(404);
});

for (const locale of ['es-CO', 'en-US'] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test.beforeEach(async ({ page, t, watched }) => {
      watched.allow(/401/);
      await page.goto('/login');
      await page.getByLabel(t('auth.signIn.email'), { exact: true }).fill(EMAIL);
      await page.getByLabel(t('auth.signIn.password'), { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click();
      await expect(page.getByRole('heading', { name: t('auth.secondFactor.title') })).toBeVisible();
    });

    if (locale === 'es-CO') {
      test('the password alone opens nothing', async ({ page }) => {
        await page.goto('/patients');
        await expect(page).toHaveURL(/\/login/);
      });

      test('a code of the telephone signs in', async ({ page, t }) => {
        await expectAccessible(page);
        const code = page.getByLabel(t('auth.secondFactor.code'));
        await expect(code).toBeFocused();
        // That of the present window may have confirmed the enrolment.
        spentCode = totp(secret, 1);
        await code.fill(spentCode);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/');
      });

      test('a code that was used already is worth nothing', async ({ page, t }) => {
        await page.getByLabel(t('auth.secondFactor.code')).fill(spentCode);
        await page.getByRole('button', { name: t('auth.secondFactor.submit') }).click();
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
          t('auth.errors.INVALID_CODE'),
        );
      });
    } else {
      test('a recovery code signs in, and is no wrong guess where the other belongs', async ({
        page,
        t,
      }) => {
        await page.getByLabel(t('auth.secondFactor.code')).fill(recoveryCode);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
          t('auth.errors.sixDigits'),
        );
        await page.getByRole('button', { name: t('auth.secondFactor.useRecovery') }).click();
        await page.getByLabel(t('auth.secondFactor.recovery')).fill(recoveryCode.toUpperCase());
        await expectAccessible(page);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/');
      });

      test('and not a second time', async ({ page, t }) => {
        await page.getByRole('button', { name: t('auth.secondFactor.useRecovery') }).click();
        await page.getByLabel(t('auth.secondFactor.recovery')).fill(recoveryCode);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
          wordsOf(locale)('auth.errors.INVALID_RECOVERY_CODE'),
        );
      });
    }
  });
}
