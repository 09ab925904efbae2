import { LOCALES } from '@/lib/i18n/locales';
import { expect, test } from './support/fixtures';
import { WIDTHS } from './support/room';

/** px: a column that is narrower, or a cell that is higher, is squeezed. */
const NARROWEST = 80;
const HIGHEST = { phone: 380, wide: 220 };

/** Roles and the lists that they live in. */
const LISTS = {
  receptionist: ['/patients', '/agenda?view=list', '/procedures'],
  billing: [
    '/billing/invoices',
    '/billing/payments',
    '/billing/patient-shares',
    '/billing/patient-shares?review=flagged',
  ],
  admin: ['/settings/staff', '/settings/api-keys', '/settings/audit'],
} as const;

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const [role, paths] of Object.entries(LISTS)) {
      test(`${role}: every column has room for what it says, on a screen of any width`, async ({
        page,
        signInAs,
      }) => {
        await signInAs(role as keyof typeof LISTS);
        for (const path of paths) {
          await page.goto(path);
          await expect(page.getByRole('table').first()).toBeVisible();
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            const seen = await page.evaluate(() => {
              const { scrollWidth, clientWidth } = document.documentElement;
              const cells = [...document.querySelectorAll('th, td')].filter(
                (cell) => cell.clientWidth > 0,
              );
              return {
                sideways: scrollWidth - clientWidth,
                cut: cells
                  .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
                  .map((cell) => cell.textContent),
                narrowest: Math.min(...cells.map((cell) => cell.clientWidth)),
                highest: Math.max(...cells.map((cell) => cell.clientHeight)),
              };
            });
            const where = `${path} at ${width} px`;
            expect.soft(seen, where).toMatchObject({ sideways: 0, cut: [] });
            expect.soft(seen.narrowest, where).toBeGreaterThanOrEqual(NARROWEST);
            expect.soft(seen.highest, where).toBeLessThan(HIGHEST[width < 640 ? 'phone' : 'wide']);
          }
        }
      });
    }
  });
}
