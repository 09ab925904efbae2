import type { Page } from '@playwright/test';
import { totp } from '@/lib/testing/totp';
import { newSurname } from './support/api';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import type { Words } from './support/words';

const PASSWORD = 'cuatro ventanas verdes abren temprano';
const FIRST = 'direccion@clinica.example';

// No demonstration: whoever comes in has a second factor.
test.use({ stackOptions: { administrator: FIRST, env: { CLINIC_SEED: 'empty' } } });
test.describe.configure({ mode: 'serial' });

/** From a one-time link to the first page: name, password, second factor, recovery codes. */
async function moveIn(page: Page, t: Words, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(t('auth.setup.name')).fill(name);
  await page.getByLabel(t('auth.setup.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('auth.setup.repeat'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('auth.setup.submit') }).click();
  await expect(page).toHaveURL('/second-factor');
  await page.getByLabel(t('auth.enrol.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('auth.enrol.start') }).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel(t('auth.enrol.code')).fill(totp(secret.replaceAll(' ', '')));
  await page.getByRole('button', { name: t('auth.enrol.confirm') }).click();
  await page.getByLabel(t('auth.codes.kept')).check();
  await page.getByRole('button', { name: t('auth.enrol.continue') }).click();
  await expect(page).toHaveURL('/');
}

/** By whoever moved in before. */
let link: string | undefined;

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('an administrator moves in, invites, makes and revokes a key, and reads it all on the trail', async ({
      page,
      t,
      ownStack,
    }) => {
      const name = `Consuelo ${newSurname()}`;
      await moveIn(page, t, link ?? ownStack.setupLink ?? '', name);

      await page.getByRole('link', { name: t('shell.nav.staff'), exact: true }).click();
      await page.getByRole('button', { name: t('staff.invite.open') }).click();
      const invite = page.getByRole('dialog');
      const colleague = `${newSurname().toLowerCase()}@clinica.example`;
      await invite.getByLabel(t('staff.invite.email')).fill(colleague);
      await invite.getByLabel(t('staff.invite.role')).selectOption('admin');
      await invite.getByRole('button', { name: t('staff.invite.submit') }).click();
      const shown = page.getByRole('dialog', { name: t('staff.link.title') });
      link = (await shown.locator('[data-staff-link]').textContent()) ?? '';
      await shown.getByRole('button', { name: t('staff.link.done') }).click();
      await expect(page.getByRole('listitem').filter({ hasText: colleague })).toBeVisible();

      await page.getByRole('link', { name: t('shell.nav.apiKeys'), exact: true }).click();
      await page.getByRole('button', { name: t('apiKeys.create.open') }).click();
      const create = page.getByRole('dialog');
      const keyName = `Libros ${newSurname()}`;
      await create.getByRole('textbox', { name: t('apiKeys.create.name') }).fill(keyName);
      await create
        .getByRole('checkbox', { name: t('apiKeys.scopes.patients-read'), exact: true })
        .check();
      await create.getByRole('button', { name: t('apiKeys.create.submit') }).click();
      const made = page.getByRole('dialog', { name: t('apiKeys.made.title', { name: keyName }) });
      const key = (await made.locator('[data-new-key]').textContent()) ?? '';
      await made.getByRole('button', { name: t('apiKeys.made.done') }).click();
      const service = `${ownStack.serviceUrl}/api/v1/patients?limit=1`;
      const asked = () => fetch(service, { headers: { authorization: `Bearer ${key}` } });
      expect((await asked()).status).toBe(200);
      const row = page.getByRole('row').filter({ hasText: keyName });
      await row.getByRole('button', { name: t('apiKeys.revoke.of', { name: keyName }) }).click();
      await page.getByRole('dialog').getByRole('textbox').fill(keyName);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('apiKeys.revoke.submit') })
        .click();
      await expect(row).toHaveCount(0);
      await expect.poll(async () => (await asked()).status).toBe(401);

      await page.getByRole('link', { name: t('shell.nav.audit'), exact: true }).click();
      const mine = page.getByRole('row').filter({ hasText: name });
      for (const action of [
        'second-factor.enrol',
        'staff.invite',
        'api-keys.create',
        'api-keys.revoke',
      ] as const) {
        await expect(
          mine.filter({ hasText: t(`audit.actions.${action}`) }),
          action,
        ).not.toHaveCount(0);
      }
      await page.getByRole('button', { name: t('audit.verify.start') }).click();
      const [, nothing = ''] = t('audit.verify.intact', { rows: 2 }).split(': ');
      await expect(page.getByRole('status').filter({ hasText: nothing })).toBeVisible();
      // Secrets that were shown once stand nowhere else.
      const content = await page.content();
      for (const secret of [key, link.split('token=')[1] ?? 'token']) {
        expect(content).not.toContain(secret);
      }
    });
  });
}
