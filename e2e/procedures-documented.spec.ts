import { newSurname } from './support/api';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { procedureField } from './support/procedures';

// A service that offers the published contract and nothing else.
test.use({ stackOptions: { serviceEnv: { CLINIC_API_OFFER: 'documented' } } });

test('what appointments name and what was made here is the catalogue', async ({
  page,
  t,
  signInAs,
}) => {
  const name = `Placa ${newSurname()}`;
  await signInAs('admin');
  await page.goto('/procedures');
  await expect(page.getByText(t('procedures.learned.explain'))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Control de placa' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('procedures.create') }).click();
  await procedureField(page, t, 'name').fill(name);
  await procedureField(page, t, 'specialty').fill('Ortodoncia');
  await procedureField(page, t, 'duration').fill('30');
  await procedureField(page, t, 'price').fill('50.000');
  await page.getByRole('button', { name: t('procedures.form.submit.create') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('30');
});
