import { expect, test } from './support/fixtures';
import { answerLeaving } from './support/leaving';
import { saveButton } from './support/schedule-form';

test('an absence that is typed and not added is lost neither by leaving nor by saving the rest', async ({
  page,
  t,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/schedules/doc-nanez');
  const from = page.locator('input[name="exceptionFrom"]');
  const save = saveButton(page, t);
  await from.fill('11/2/2031');
  await expect(save).toHaveAccessibleDescription(t('schedules.exceptions.addFirst'));
  await page.getByRole('link', { name: t('shell.nav.agenda'), exact: true }).click();
  await answerLeaving(page, t, t('common.unsaved'), 'stay');
  await expect(from).toHaveValue('11/02/2031');

  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent += 1;
  });
  await page
    .getByRole('region', { name: t('schedules.exceptions.suggested') })
    .getByRole('button')
    .first()
    .click();
  await save.click();
  const told = page.getByRole('alert').filter({ hasText: t('schedules.exceptions.addFirst') });
  await expect(told).toBeFocused();
  expect(sent).toBe(0);
  await told.getByRole('button').click();
  await expect(from).toBeFocused();
  await from.fill('');
  await expect(told).toHaveCount(0);
});
