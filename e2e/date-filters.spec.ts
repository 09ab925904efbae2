import type { Page } from '@playwright/test';
import { LOCALES } from '@/lib/i18n/locales';
import { writeTypedDate } from '@/lib/kit/dates/typed-date';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { overflowOf } from './support/room';
import type { Words } from './support/words';

const LISTS = [
  { path: '/settings/audit', words: 'audit.filters' },
  { path: '/billing/invoices', words: 'invoices.filters' },
  { path: '/billing/patient-shares', words: 'patientShares.filters' },
] as const;
const DESK = { width: 1440, height: 900 };
const TELEPHONE = { width: 390, height: 844 };
/** Each list as its people have it; one of them on both. */
const SCREENS = {
  '/settings/audit': { 'es-CO': [DESK], 'en-US': [TELEPHONE] },
  '/billing/invoices': { 'es-CO': [TELEPHONE], 'en-US': [] },
  '/billing/patient-shares': { 'es-CO': [], 'en-US': [DESK] },
};

function filtersOf(page: Page, t: Words, words: (typeof LISTS)[number]['words']) {
  const [from, to] = [t(`${words}.from`), t(`${words}.to`)];
  return {
    from: page.getByLabel(from, { exact: true }),
    to: page.getByLabel(to, { exact: true }),
    told: (name: string, error: 'century' | 'date' | 'order') =>
      page.getByText(`${name}: ${t(`common.date.errors.${error}`)}`),
    names: { from, to },
    clear: page.getByRole('button', { name: t(`${words}.clear`) }),
  };
}

for (const locale of LOCALES) {
  for (const { path, words } of LISTS) {
    for (const viewport of SCREENS[path][locale]) {
      test.describe(`${path}, ${locale}, ${viewport.width} px`, () => {
        test.use({ locale, viewport });

        test('dates are typed key by key, and what is wrong with one is told at it', async ({
          page,
          t,
          signInAs,
        }) => {
          await signInAs('admin');
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const { from, to, told, names, clear } = filtersOf(page, t, words);
          const written = (date: string) => writeTypedDate(date, locale);

          await from.pressSequentially(written('2020-03-05'));
          await expect(from).toHaveValue(written('2020-03-05'));
          await expect(page).toHaveURL(/from=2020-03-05/);
          // Part of a date is no fault as long as one is in it.
          await to.pressSequentially(locale === 'es-CO' ? '31/02/2026' : '02/31/2026');
          await expect(told(names.to, 'date')).toBeHidden();
          await page.keyboard.press('Enter');
          await expect(told(names.to, 'date')).toBeVisible();
          await expect(to).toHaveAccessibleDescription(
            `${names.to}: ${t('common.date.errors.date')}`,
          );
          await page.keyboard.press('Tab');
          await expect(to).toHaveValue(/31/);
          await expect(page).not.toHaveURL(/to=/);
          expect(await overflowOf(page)).toBeLessThanOrEqual(0);
          // A list that is about to give way to the next is dimmed.
          await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0);
          await expectAccessible(page);

          await to.press('ControlOrMeta+a');
          await to.pressSequentially(written('2020-03-04'));
          await page.keyboard.press('Tab');
          await expect(told(names.to, 'order')).toBeVisible();
          await expect(page).not.toHaveURL(/to=/);
          await to.press('ControlOrMeta+a');
          await to.pressSequentially(written('2020-03-06'));
          await expect(told(names.to, 'order')).toBeHidden();
          await expect(page).toHaveURL(/from=2020-03-05&to=2020-03-06/);

          // The list keeps what it had.
          await from.press('ControlOrMeta+a');
          await from.pressSequentially('hola');
          await page.keyboard.press('Tab');
          await expect(from).toHaveValue('hola');
          await expect(told(names.from, 'date')).toBeVisible();
          await expect(page).toHaveURL(/from=2020-03-05&to=2020-03-06/);
          await page.goBack();
          await expect(from).toHaveValue(written('2020-03-05'));
          await expect(to).toHaveValue('');
          await from.press('ControlOrMeta+a');
          await from.pressSequentially('5/3/20');
          await page.keyboard.press('Tab');
          await expect(told(names.from, 'century')).toBeVisible();
          await clear.click();
          await expect(from).toHaveValue('');
          await expect(page).toHaveURL(new RegExp(`${path}$`));
        });
      });
    }
  }
}

test.describe('Back before the list has followed', () => {
  test.use({ locale: 'es-CO', viewport: DESK });

  test('the fields say what the list is narrowed down to', async ({ page, t, signInAs }) => {
    await signInAs('admin');
    await page.goto('/billing/invoices');
    const { from, to } = filtersOf(page, t, 'invoices.filters');
    await from.pressSequentially('05/03/2020');
    await expect(page).toHaveURL(/from=2020-03-05$/);
    await to.pressSequentially('06/03/202');
    // So soon after the address that nothing is drawn between.
    await to.evaluate(async (field: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, '06/03/2020');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      while (!location.search.includes('to=2020-03-06'))
        await new Promise((tick) => setTimeout(tick));
      history.back();
      const until = performance.now() + 300;
      while (performance.now() < until);
    });
    await expect(page).toHaveURL(/from=2020-03-05$/);
    await expect(to).toHaveValue('');
    await expect(from).toHaveValue('05/03/2020');
  });
});
