import { newSurname } from './support/api';
import { expect, test } from './support/fixtures';
import { field } from './support/patient-form';
import { EMPTY_CLINIC } from './support/stack';

test.use({ stackOptions: { ...EMPTY_CLINIC, only: 'key-revoked' } });

const ANOTHER_KEY = 'another-key-of-the-tests-5f0e7c1b9a2d4e68';

test('the application’s own key is revoked: that is said, nothing typed is lost, and another key mends it', async ({
  page,
  t,
  browser,
  ownStack,
  signInAs,
  watched,
}) => {
  watched.allow(/503|ERR_CONNECTION_(REFUSED|RESET)/);
  await signInAs('receptionist');
  await page.goto('/patients/new');
  const surname = newSurname();
  await field(page, t, 'firstName').fill('Luz');
  await field(page, t, 'lastName').fill(surname);

  const context = await browser.newContext({ baseURL: ownStack.url, locale: 'es-CO' });
  const admin = await context.newPage();
  await context.request.post('/api/auth/demo', {
    data: { role: 'admin' },
    headers: { origin: ownStack.url, 'x-requested-with': 'clinic-admin' },
  });
  await admin.goto('/settings/api-keys');
  const row = admin.getByRole('row').filter({ hasText: t('apiKeys.ours.yes') });
  await row.getByRole('button', { name: t('apiKeys.revoke.of', { name: 'Bootstrap' }) }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Bootstrap');
  await dialog.getByRole('checkbox', { name: t('apiKeys.revoke.meant') }).check();
  await dialog.getByRole('button', { name: t('apiKeys.revoke.submit') }).click();
  await expect(dialog).toHaveCount(0);
  await admin.goto('/settings/connection');
  await expect(admin.getByRole('main')).toContainText(t('errors.problem.configuration'));

  const save = page.getByRole('button', { name: t('patientForm.create') });
  await save.click();
  await expect(page.getByRole('alert').first()).toContainText(t('errors.problem.configuration'));
  await expect(field(page, t, 'lastName')).toHaveValue(surname);

  await ownStack.stopApplication();
  await ownStack.killService();
  const changed = { CLINIC_BOOTSTRAP_API_KEY: ANOTHER_KEY };
  await ownStack.startService(changed);
  await ownStack.startApplication(changed);
  await save.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(surname);
  await admin.getByRole('button', { name: t('connection.test.now') }).click();
  await expect(admin.getByRole('main')).not.toContainText(t('errors.problem.configuration'));
  await context.close();
});
