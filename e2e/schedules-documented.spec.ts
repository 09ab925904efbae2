import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import { blockField, saveButton, savedToast, written } from './support/schedule-form';

// A demo clinic whose service offers the published contract and nothing else.
test.use({ stackOptions: { documentedOnly: true } });
test.describe.configure({ mode: 'default' });

for (const [index, locale] of journeyLocales('en-US').entries()) {
  test.describe(locale, () => {
    test.use({ locale });
    test.beforeEach(({ signInAs }) => signInAs('admin'));

    test('doctors are those that appointments name, another is opened by id, and that is said', async ({
      page,
      t,
      watched,
    }) => {
      watched.allow(/404/);
      // Learned from thousands of appointments: on a busy machine the first load may be too late, and
      // says so until it is asked for again.
      await expect(async () => {
        await page.goto('/schedules');
        await expect(page.getByText(t('schedules.learned'))).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(page.getByRole('link', { name: 'Catalina Quintero Salazar' })).toBeVisible();
      await expectAccessible(page);
      const id = page.getByLabel(t('schedules.byId.label'));
      await id.fill('no id at all');
      await id.press('Enter');
      await expect(page.getByText(t('schedules.byId.invalid'))).toBeVisible();
      await id.fill('doc-new-here');
      await page.getByRole('button', { name: t('schedules.byId.open') }).click();
      await expect(page).toHaveURL('/schedules/doc-new-here');
      await expect(
        page.getByText(t('schedules.empty.unknownDoctor', { id: 'doc-new-here' })),
      ).toBeVisible();
      await expectAccessible(page);
    });

    test('a schedule is seen and edited; its places are those that are seen, and that is said', async ({
      page,
      t,
    }) => {
      await page.goto('/schedules/doc-londono');
      await expect(page.getByText(t('schedules.week.placesSeen'))).toBeVisible();
      const place = blockField(page, t, 'locationId', 'monday');
      await expect(place.getByRole('option')).toHaveText(['Sede Teusaquillo', 'Sede Laureles']);
      const end = blockField(page, t, 'endTime', 'monday');
      const time = `11:${index + 1}0`;
      await end.fill(time);
      await saveButton(page, t).click();
      await expect(savedToast(page, t)).toBeVisible();
      await page.reload();
      await expect(end).toHaveValue(written(time, locale));
    });
  });
}
