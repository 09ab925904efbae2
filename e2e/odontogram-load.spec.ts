import type { Page } from '@playwright/test';
import { recover } from './faults/recover';
import type { Api } from './support/api';
import { expectAccessible } from './support/axe';
import { answering, findingsOf, randomCatalogOf } from './support/catalogs';
import { expect, test } from './support/fixtures';
import {
  ADULT_TEETH,
  CHILD_TEETH,
  cellOf,
  chartedPatient,
  isCatalog,
  isChart,
  isSpanish,
  paletteEntry,
  SURFACE_IDS,
  saysOf,
} from './support/odontogram';
import { overflowOf } from './support/room';
import { EMPTY_CLINIC } from './support/stack';

// A copy, so that no other file is given this clinic as it is left.
test.use({ stackOptions: { ...EMPTY_CLINIC }, viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'default' });

const CATALOG = randomCatalogOf(30);
const FAILS = { kind: 'answer', status: 500, body: '{}' } as const;

let api: Api;
test.beforeEach(async ({ apiOf, signInAs, watched, faults }) => {
  // Before anybody is there: whoever signs in may have the service asked what it offers.
  faults.fail(
    (call) => isCatalog(call) && isSpanish(call) === true,
    answering(() => CATALOG),
  );
  watched.allow(/status of (403|5\d\d)/);
  api = await apiOf('dentist');
  await signInAs('dentist');
});
test.afterEach(({ faults }) => recover(faults, api));

/** A letter as it is drawn: by reference to what says which. */
const letterOn = (page: Page, fdi: number, letter: string) =>
  cellOf(page, fdi).locator(`g:has(text:text-is("${letter}")) + use`);
const teeth = (page: Page) => page.locator('[data-tooth]');

test.describe('in a language whose catalog has 30 findings that nobody has seen', () => {
  test.use({ locale: 'es-CO' });

  test('each is in the palette and in the words of its tooth', async ({
    page,
    faults,
    ownStack,
  }) => {
    const findings = findingsOf(CATALOG);
    const id = await chartedPatient(ownStack);
    faults.fail(
      isChart,
      answering((chart) => ({ ...chart, findings })),
    );
    await page.goto(`/patients/${id}/odontogram`);
    await expect(page.locator('[data-entry]')).toHaveCount(30);
    for (const { toothFdi, catalogFindingId } of findings) {
      const { label } = CATALOG.findings.find((each) => each.id === catalogFindingId) ?? {};
      await expect(paletteEntry(page, catalogFindingId)).toHaveAttribute('title', label ?? '');
      const words = await cellOf(page, toothFdi).getAttribute('aria-label');
      expect(words?.includes(label ?? 'nothing'), `${toothFdi} says ${catalogFindingId}`).toBe(
        true,
      );
    }
  });

  test('a chart that cannot be read draws no tooth, and is drawn when it can', async ({
    page,
    t,
    faults,
    ownStack,
  }) => {
    const id = await chartedPatient(ownStack);
    faults.fail(isChart, FAILS);
    await page.goto(`/patients/${id}/odontogram`);
    await expect(page.getByText(t('odontogram.page.failed'))).toBeVisible();
    await expect(teeth(page)).toHaveCount(0);
    await expectAccessible(page);
    await recover(faults, api);
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(teeth(page)).toHaveCount(ADULT_TEETH.length);
  });

  test('a clinic without the odontogram: it is explained, and no tooth is drawn', async ({
    page,
    t,
    faults,
    ownStack,
  }) => {
    const id = await chartedPatient(ownStack);
    faults.fail(isChart, {
      kind: 'answer',
      status: 403,
      body: JSON.stringify({ success: false, error: 'no', code: 'AUTHORIZATION_ERROR' }),
    });
    await page.goto(`/patients/${id}/odontogram`);
    await expect(page.getByText(t('odontogram.page.notOffered'))).toBeVisible();
    await expect(page.getByText(t('odontogram.page.notOfferedExplain'))).toBeVisible();
    await expect(teeth(page)).toHaveCount(0);
    await expectAccessible(page);
  });

  for (const { name, told, unread } of [
    { name: 'objects and text', told: [{ fdi: 55 }, { toothFdi: '65' }, '75', 85], unread: 0 },
    {
      name: 'nonsense beside one that can be read',
      told: [55, 99, null, 'milk', [], 11],
      unread: 5,
    },
  ]) {
    test(`temporary teeth told as ${name} are read as far as they go, and that is said`, async ({
      page,
      t,
      faults,
      ownStack,
    }) => {
      const id = await chartedPatient(ownStack, [], 'mixed');
      faults.fail(
        isChart,
        answering((chart) => ({ ...chart, temporaryTeeth: told })),
      );
      await page.goto(`/patients/${id}/odontogram`);
      await expect(page.locator('[data-tooth="55"]:not([data-absent])')).toHaveCount(1);
      await expect(page.locator('[data-tooth="15"]:not([data-absent])')).toHaveCount(0);
      const gap = page.getByText(t('odontogram.unreadable.temporaryTeeth', { count: unread }));
      await expect(gap).toHaveCount(unread === 0 ? 0 : 1);
    });
  }

  // A clinic service may know findings of teeth that its mode does not show: none is left out.
  for (const [mode, teethOf] of [
    ['adult', ADULT_TEETH],
    ['mixed', [...ADULT_TEETH, ...CHILD_TEETH]],
  ] as const) {
    test(`every place of a mouth at once, ${mode}: ${teethOf.length * 6} findings are drawn, said and listed`, async ({
      page,
      t,
      faults,
      ownStack,
    }) => {
      const id = await chartedPatient(ownStack, [], mode);
      const [one] = findingsOf(CATALOG);
      if (!one) throw new Error('There is no finding.');
      const findings = teethOf.flatMap((toothFdi) =>
        [undefined, ...SURFACE_IDS].map((surface, index) => ({
          ...one,
          ...{ id: `f-${toothFdi}-${index}`, toothFdi, surface },
          scope: surface === undefined ? 'whole' : 'surface',
          catalogFindingId: CATALOG.findings[(toothFdi + index) % 30]?.id,
        })),
      );
      faults.fail(
        isChart,
        answering((chart) => ({ ...chart, findings })),
      );
      await page.goto(`/patients/${id}/odontogram`);
      await expect(page.locator('.odontogram-grid .tooth-crown')).toHaveCount(teethOf.length);
      const named = await page
        .locator('.odontogram-grid [data-tooth]')
        .evaluateAll((cells) =>
          cells.map((cell) => [
            Number(cell.getAttribute('data-tooth')),
            cell.getAttribute('aria-label') ?? '',
          ]),
        );
      const words = new Map(named.map(([fdi, label]) => [Number(fdi), String(label)]));
      for (const { toothFdi, catalogFindingId } of findings) {
        const { label = '?' } =
          CATALOG.findings.find(({ id: each }) => each === catalogFindingId) ?? {};
        expect(words.get(toothFdi)?.includes(label), `${toothFdi} says ${catalogFindingId}`).toBe(
          true,
        );
      }
      await page.getByRole('button', { name: t('odontogram.bar.table') }).click();
      await expect(page.locator('tbody tr')).toHaveCount(findings.length);
      await page.getByRole('button', { name: t('odontogram.bar.chart') }).click();
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await overflowOf(page)).toBe(0);
    });
  }
});

test.describe('in a language whose catalog comes late, and empty', () => {
  test.use({ locale: 'en-US' });

  test('no catalog, no mouth; an empty one: everything is unknown, kept and said', async ({
    page,
    t,
    faults,
    ownStack,
  }) => {
    const id = await chartedPatient(ownStack, [
      { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'caries' },
    ]);
    const isEnglish = (call: Parameters<typeof isCatalog>[0]) =>
      isCatalog(call) && isSpanish(call) === false;
    faults.fail(isEnglish, FAILS);
    await page.goto(`/patients/${id}/odontogram`);
    await expect(page.getByText(t('odontogram.page.catalogFailed'))).toBeVisible();
    await expect(page.getByText(t('odontogram.page.catalogExplain'))).toBeVisible();
    await expect(teeth(page)).toHaveCount(0);
    await expectAccessible(page);

    await recover(faults, api);
    faults.fail(
      isEnglish,
      answering(() => ({ catalogVersion: 9, findings: [], surfaces: [], evolutions: [] })),
    );
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(teeth(page)).toHaveCount(ADULT_TEETH.length);
    await expect(page.getByText(t('odontogram.palette.empty'))).toBeVisible();
    await saysOf(page, 36).toContain(`${t('odontogram.cell.unknown')} caries`);
    await expect(letterOn(page, 36, '?')).toBeVisible();
    await expect(page.getByRole('region', { name: t('odontogram.legend.title') })).toContainText(
      'caries',
    );
    await expectAccessible(page);
  });
});
