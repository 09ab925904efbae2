import { expect, test } from '../support/fixtures';
import { EMPTY_CLINIC } from '../support/stack';

// Shared with nobody: what another test's application has heard, or missed, would be known here.
test.use({ stackOptions: { ...EMPTY_CLINIC, env: { CLINIC_API_FEATURES: 'auto' } } });
test.describe.configure({ mode: 'default' });

// The application starts first: what the service offers was never heard.
test.beforeAll(({ faults }) => faults.goDown());

test('nothing is said of what the service takes before it has answered', async ({
  page,
  t,
  signInAs,
  watched,
}) => {
  watched.allow(/50[234]/);
  await signInAs('receptionist');
  await page.goto('/patients');
  await expect(page.getByRole('alert').filter({ hasText: t('patients.failed') })).toBeVisible();
  await expect(page.getByText(t('patients.readOnly'))).toHaveCount(0);
  await page.goto('/patients/new');
  await expect(page.getByText(t('errors.problem.offerUnknown'))).toBeVisible();
  await expect(page.getByText(t('patientForm.notOfferedTitle'))).toHaveCount(0);
  await signInAs('admin');
  await page.goto('/');
  await expect(page.getByText(t('today.connection.offersUnknown'))).toBeVisible();
  await expect(page.getByText(t('today.connection.offersNothing'))).toHaveCount(0);
  await page.goto('/settings/connection');
  const offer = page.getByRole('region', { name: t('connection.offer.title') });
  await expect(offer).toContainText(t('connection.offer.decidedBy.nobody-yet'));
  await expect(offer.getByRole('listitem')).toHaveCount(0);
});
