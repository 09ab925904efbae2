import type { Page } from '@playwright/test';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { bookAppointment } from './support/appointments';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import type { Words } from './support/words';

// The demo's dentist becomes another doctor here.
test.use({ stackOptions: { only: 'own-day' } });
test.describe.configure({ mode: 'default' });

const QUINTERO = 'doc-quintero';
const NANEZ = 'doc-nanez';
const TOMORROW = addDays(clinicToday('America/Bogota', new Date()), 1);

/** The administrator says which doctor the demo's dentist is; `undefined`: none. */
async function sayWhoTheyAre(page: Page, t: Words, doctorId: string | undefined): Promise<void> {
  await page.goto('/settings/staff');
  const row = page.getByRole('row').filter({ hasText: 'odontologia@demo.clinic' });
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('staff.manage.doctor.label')).selectOption(doctorId ?? '');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('staff.manage.doctor.change') }).click();
  await expect(dialog).toHaveCount(0);
}

for (const [index, locale] of journeyLocales('en-US').entries()) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a dentist is shown their own day, and the clinic’s when they ask; who they are is said by the administrator', async ({
      page,
      t,
      apiOf,
      signInAs,
      watched,
    }) => {
      // What the page still asks for between two sessions is refused.
      watched.allow(/401/);
      const desk = await apiOf('receptionist');
      const over = addDays(TOMORROW, -2);
      // At night nobody else of the demo has one.
      const at = { from: 1320 + index * 30, to: 1350 + index * 30 };
      const [own, another] = [
        await bookAppointment(desk, over, { ...at, doctorId: QUINTERO }),
        await bookAppointment(desk, over, { ...at, doctorId: NANEZ }),
      ];
      const whose = page.getByRole('navigation', { name: t('today.whose.label') });
      const entry = ({ patient }: typeof own) =>
        // Some of a day are folded away.
        page.locator('main a').filter({ hasText: patient.lastName });
      const tomorrow = page.locator(`main a[href^="/agenda?date=${TOMORROW}"]`);

      await signInAs('dentist');
      await page.goto('/');
      await expect(entry(own)).toHaveCount(1);
      await expect(entry(another)).toHaveCount(0);
      await expect(tomorrow).toHaveAttribute('href', /doctors=doc-quintero/);
      await expectAccessible(page);
      await whose.getByRole('link', { name: t('today.whose.clinic') }).click();
      await expect(entry(another)).toHaveCount(1);
      await expect(entry(own)).toHaveCount(1);
      await expect(tomorrow).toHaveAttribute('href', `/agenda?date=${TOMORROW}`);
      await expectAccessible(page);
      await whose.getByRole('link', { name: t('today.whose.own') }).click();
      await expect(entry(another)).toHaveCount(0);
      await tomorrow.click();
      await expect(page.locator('main')).toContainText('Catalina Quintero Salazar');

      await signInAs('admin');
      await sayWhoTheyAre(page, t, NANEZ);
      await expect(page.getByRole('row').filter({ hasText: 'odontologia@' })).toContainText(
        'Ñáñez',
      );
      await signInAs('dentist');
      await page.goto('/');
      await expect(entry(another)).toHaveCount(1);
      await expect(entry(own)).toHaveCount(0);

      await signInAs('admin');
      await sayWhoTheyAre(page, t, undefined);
      await page.goto('/settings/audit?group=security');
      await expect(page.getByRole('table')).toContainText(t('audit.actions.staff.change-doctor'));
      await signInAs('dentist');
      await page.goto('/');
      await expect(entry(another)).toHaveCount(1);
      await expect(entry(own)).toHaveCount(1);
      await expect(whose).toHaveCount(0);
      await signInAs('admin');
      await sayWhoTheyAre(page, t, QUINTERO);
    });
  });
}

test('who is which doctor is said by an administrator alone, and by no odd id', async ({
  apiOf,
}) => {
  const admin = await apiOf('admin');
  const dentist = await apiOf('dentist');
  const { staff } = await (await dentist.get('/api/auth/session')).json();
  const path = `/api/staff/${staff.id}`;
  const deed = { deed: 'change-doctor', doctorId: NANEZ };
  expect((await dentist.send('POST', path, deed)).status()).toBe(403);
  for (const doctorId of ['../x', '', 7, undefined]) {
    expect((await admin.send('POST', path, { ...deed, doctorId })).status()).toBe(400);
  }
});
