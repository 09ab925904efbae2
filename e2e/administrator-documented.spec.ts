import { newSurname } from './support/api';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';

// The demonstration, from a service that offers the published contract and nothing else.
test.use({ stackOptions: { documentedOnly: true, faults: true } });

for (const locale of journeyLocales('en-US')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('who works here and the trail are the application’s own; keys are made at the service, and that is said', async ({
      page,
      t,
      signInAs,
    }) => {
      await signInAs('admin');
      await page.goto('/settings/api-keys');
      await expect(page.getByText(t('apiKeys.notOffered'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('apiKeys.create.open') })).toHaveCount(0);
      await expectAccessible(page);

      await page.getByRole('link', { name: t('shell.nav.staff'), exact: true }).click();
      await page.getByRole('button', { name: t('staff.invite.open') }).click();
      const invite = page.getByRole('dialog');
      const email = `${newSurname().toLowerCase()}@clinic.example`;
      await invite.getByLabel(t('staff.invite.email')).fill(email);
      await invite.getByLabel(t('staff.invite.role')).selectOption('billing');
      await invite.getByRole('button', { name: t('staff.invite.submit') }).click();
      const shown = page.getByRole('dialog', { name: t('staff.link.title') });
      await expect(shown.locator('[data-staff-link]')).toHaveText(/setup#/);
      await shown.getByRole('button', { name: t('staff.link.done') }).click();

      await page.getByRole('link', { name: t('shell.nav.audit'), exact: true }).click();
      const rows = page.getByRole('row').filter({ hasText: t('audit.actions.staff.invite') });
      await expect(rows.first()).toBeVisible();
    });
  });
}
