import { expect, test } from './support/fixtures';

// A service that offers the published contract and nothing else.
test.use({ stackOptions: { serviceEnv: { CLINIC_API_OFFER: 'documented' } } });

test('what the service does not offer is told as such', async ({ page, t, signInAs }) => {
  await signInAs('admin');
  await page.goto('/settings/connection');
  const offer = page.getByRole('region', { name: t('connection.offer.title') });
  await expect(offer.getByText(t('connection.offer.no'), { exact: true })).not.toHaveCount(0);
  await expect(offer.getByText(t('connection.offer.yes'), { exact: true })).toHaveCount(0);
});
