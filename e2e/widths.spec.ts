import type { Page } from '@playwright/test';
import { ROLES } from '@/lib/contract/roles';
import { LOCALES } from '@/lib/i18n/locales';
import { expectAccessibleInBoth } from './support/axe';
import { expect, test } from './support/fixtures';
import { invoiceForm } from './support/invoices';
import {
  type LeftOut,
  lacking,
  saidInRows,
  WIDTHS,
  widthsIn,
  withoutRoom,
  wordsIn,
} from './support/room';
import { addressesOf, BY_EMAIL, LOADING } from './support/screens';
import type { Words } from './support/words';

const ROOM = { sideways: 0, cut: [], broken: [], narrow: [], over: [] };

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const role of ROLES) {
      for (const kind of ['lists', 'others'] as const) {
        test(`${role}, ${kind}: no violation, everything has room and is said, and nothing lies over anything, on a screen of any width`, async ({
          page,
          t,
          apiOf,
          signInAs,
        }) => {
          const paths = await addressesOf(role, kind, apiOf);
          await signInAs(role);
          for (const path of paths) {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.locator('main').locator(LOADING)).toHaveCount(0);
            if (kind === 'lists') await expect(page.getByRole('table').first()).toBeVisible();
            // What a screen says to those who listen is the same in each language.
            if (locale === 'es-CO') await expectAccessibleInBoth(page);
            if (/billing\/.+\/new/.test(path)) await addLine(page, t);
            await page.setViewportSize({ width: Math.max(...WIDTHS), height: 900 });
            const heads = (await page.locator('thead th').allTextContents()).flatMap(wordsIn);
            const all = await saidInRows(page);
            const said = await saidInRows(page, mayGo(path, t));
            for (const width of widthsIn(locale)) {
              await page.setViewportSize({ width, height: 900 });
              const where = `${path} at ${width} px`;
              expect.soft(await withoutRoom(page), where).toEqual(ROOM);
              const now = await saidInRows(page);
              const unsaid = said.flatMap((words, row) => lacking(words, now[row] ?? []));
              expect.soft(unsaid, `not said: ${where}`).toEqual([]);
              // What stood in a column may be told with its name.
              const twice = now
                .flatMap((words, row) => lacking(words, all[row] ?? []))
                .filter((word) => !heads.includes(word));
              expect.soft(twice, `said twice: ${where}`).toEqual([]);
            }
          }
        });
      }
    }
  });
}

/**
 * What a narrow table need not say: where a row was asked from is in its details, that somebody is
 * active is the rule, and an address of an e-mail that nobody looked for is in the record.
 */
function mayGo(path: string, t: Words): LeftOut {
  const columns =
    path === '/settings/audit'
      ? [t('audit.columns.address')]
      : path === '/patients'
        ? [t('patients.columns.email')]
        : [];
  const isOfPatients = path === '/patients' || path === BY_EMAIL;
  return { columns, words: isOfPatients ? [t('identity.statuses.active')] : [] };
}

/** The names of the fields stand above the first line alone, where there is room for columns. */
async function addLine(page: Page, t: Words): Promise<void> {
  const { add, line } = invoiceForm(page, t);
  await expect(async () => {
    if (!(await line(2).isVisible())) await add.click();
    await expect(line(2)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
