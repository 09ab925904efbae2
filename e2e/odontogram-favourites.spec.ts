import { expect, test } from './support/fixtures';
import {
  chartedPatient,
  labelsAtService,
  openChart,
  pointAt,
  pressZone,
  saysOf,
} from './support/odontogram';

test('a favourite is there again after signing out, and so is one unmarked', async ({
  page,
  stack,
  t,
  signInAs,
}) => {
  const id = await chartedPatient(stack);
  const star = page.locator('[data-star="caries"]').last();
  await signInAs('dentist');
  await openChart(page, id);
  const kept = () =>
    page.waitForResponse(
      (answer) =>
        answer.url().includes('/api/odontogram/favourites') && answer.request().method() === 'POST',
    );
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await Promise.all([kept(), star.click()]);
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: t('shell.account') }).click();
  await page.getByRole('button', { name: t('shell.signOut') }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInAs('dentist');
  await openChart(page, id);
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await Promise.all([kept(), star.click()]);
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});

test('a favourite is at hand above the teeth, and what is pointed at is named', async ({
  page,
  stack,
  t,
  signInAs,
}) => {
  const id = await chartedPatient(stack);
  const labelOf = await labelsAtService(stack, 'es-CO');
  await signInAs('dentist');
  await openChart(page, id);
  const star = page.locator('[data-star="resina"]').last();
  await star.click();
  await page
    .getByRole('list', { name: t('odontogram.palette.quick') })
    .getByRole('button', { name: labelOf('resina') })
    .click();
  await expect(page.locator('[data-armed]')).toHaveCount(1);
  await pressZone(page, 36, 'occlusal');
  await saysOf(page, 36).toContain(labelOf('resina'));
  await pointAt(page, 36, 'occlusal');
  await expect(page.locator('[data-armed]')).toHaveAttribute(
    'title',
    new RegExp(`^36 .*${labelOf('resina')}`),
  );
  await star.click();
});
