import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { Catalog } from '@/lib/odontogram/shared/chart-data';
import { answering, findingsOf, hostileCatalog, randomCatalogOf } from './support/catalogs';
import { expect, test } from './support/fixtures';
import {
  cellOf,
  chartedPatient,
  isCatalog,
  isChart,
  isChartChange,
  isSpanish,
  openChart,
  paletteEntry,
  pressZone,
} from './support/odontogram';
import { overflowOf } from './support/room';
import { EMPTY_CLINIC } from './support/stack';

// The application keeps a catalog that it has read: each language of this clinic has one of its own.
// A copy, so that no other file is given this clinic as it is left.
test.use({ stackOptions: { ...EMPTY_CLINIC }, viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'default' });

const CATALOGS: Readonly<Record<Locale, { readonly name: string; readonly catalog: Catalog }>> = {
  'es-CO': { name: 'a catalog of somebody who means harm', catalog: hostileCatalog() },
  'en-US': { name: 'a catalog of 80 findings that nobody has seen', catalog: randomCatalogOf(80) },
};

test.beforeEach(async ({ faults, signInAs, watched }) => {
  watched.allow(/status of 400/);
  faults.fail((call) => isCatalog(call) && isSpanish(call) === true, of('es-CO'));
  faults.fail((call) => isCatalog(call) && isSpanish(call) === false, of('en-US'));
  await signInAs('dentist');
});
test.afterEach(({ faults }) => faults.heal());
const of = (locale: Locale) => answering(() => CATALOGS[locale].catalog);

for (const locale of LOCALES) {
  const { name, catalog } = CATALOGS[locale];
  const findings = findingsOf(catalog);

  test.describe(name, () => {
    test.use({ locale });

    test('is shown whole, charted with, and nothing of it is run', async ({
      page,
      t,
      faults,
      ownStack,
    }) => {
      const id = await chartedPatient(ownStack);
      faults.fail(
        isChart,
        answering((chart) => ({
          ...chart,
          findings,
          estimate: { findingCount: findings.length, total: 0, paid: 0, due: 0 },
        })),
      );
      await openChart(page, id);

      for (const finding of catalog.findings) {
        await expect(paletteEntry(page, finding.id), finding.id).toHaveAttribute(
          'title',
          finding.label,
        );
      }
      for (const { toothFdi, catalogFindingId } of findings) {
        const { label } = catalog.findings.find((each) => each.id === catalogFindingId) ?? {};
        const words = await cellOf(page, toothFdi).getAttribute('aria-label');
        expect(words?.includes(label ?? 'nothing'), `${toothFdi} says ${catalogFindingId}`).toBe(
          true,
        );
      }

      // Charted on the last tooth, as far as the service, which does not know it.
      const one = catalog.findings.find(
        ({ scope, dentition }) => scope === 'surface' && dentition === 'common',
      );
      if (!one) throw new Error('There is nothing to chart.');
      await paletteEntry(page, one.id).click();
      await pressZone(page, 38, 'mesial');
      const told = page.getByRole('alert').filter({ hasText: t('errors.problem.invalid') });
      await expect(told).toBeVisible();
      expect(faults.calls.some(isChartChange)).toBe(true);
      const refused = await cellOf(page, 38).getAttribute('aria-label');
      expect(refused?.includes(one.label)).toBe(false);

      // Everything that tells of findings: what goes where of several, the panel of a tooth, the table.
      await page.getByRole('button', { name: t('common.close') }).click();
      await page.keyboard.press('Escape');
      const whole = catalog.findings.find(
        ({ scope, dentition }) => scope === 'whole' && dentition === 'common',
      );
      if (!whole) throw new Error('There is nothing to chart on several teeth.');
      for (const fdi of [11, 21]) {
        await cellOf(page, fdi)
          .locator('.tooth-cell')
          .click({ position: { x: 6, y: 6 }, modifiers: ['ControlOrMeta'] });
      }
      await paletteEntry(page, whole.id).click();
      const several = page.getByRole('dialog');
      await expect(several).toBeVisible();
      expect((await several.textContent())?.includes(whole.label)).toBe(true);
      expect.soft(await overflowOf(page), 'a dialog on a desk').toBe(0);
      await page.keyboard.press('Escape');
      await expect(several).toHaveCount(0);
      await page.keyboard.press('Escape');
      await cellOf(page, 11).focus();
      await page.keyboard.type('11');
      await expect(
        page.getByRole('region', { name: t('odontogram.panel.toothLabel', { fdi: '11' }) }),
      ).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await overflowOf(page), 'a panel on a phone').toBe(0);
      await page.getByRole('button', { name: t('odontogram.bar.table') }).click();
      await expect(page.getByRole('table')).toBeVisible();
      expect.soft(await overflowOf(page), 'the table on a phone').toBe(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect.soft(await overflowOf(page), 'the table on a desk').toBe(0);
      await page.getByRole('button', { name: t('odontogram.bar.chart') }).click();
      await expect(cellOf(page, 11)).toBeVisible();
      expect.soft(await overflowOf(page), 'the chart on a desk').toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await overflowOf(page), 'the chart on a phone').toBe(0);

      expect(await page.evaluate('"ran" in window')).toBe(false);
      const made = page.locator(
        'main :is(script, img, image, foreignObject, iframe, style, [style])',
      );
      await expect(made).toHaveCount(0);
    });
  });
}
