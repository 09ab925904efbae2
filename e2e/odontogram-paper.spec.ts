import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { LOCALES } from '@/lib/i18n/locales';
import { formatPesos } from '@/lib/kit/money/money-format';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import {
  atService,
  type Charted,
  cellOf,
  chartedPatient,
  labelsAtService,
  openChart,
} from './support/odontogram';

const CM = 37.8;
/** What a sheet that lies leaves between its margins, in pixels. */
const A4_LYING = { width: 1054, height: 714 };

const MOUTHS = {
  adult: [
    { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'caries' },
    { toothFdi: 11, surface: 'mesial', catalogFindingId: 'resina' },
    { toothFdi: 48, catalogFindingId: 'ausente-extraccion' },
  ],
  mixed: [
    { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'caries' },
    { toothFdi: 75, surface: 'mesial', catalogFindingId: 'resina' },
  ],
  child: [
    { toothFdi: 55, surface: 'occlusal', catalogFindingId: 'caries' },
    { toothFdi: 51, catalogFindingId: 'exfoliacion' },
  ],
} as const satisfies Record<string, readonly Charted[]>;

const isMode = (mode: string): mode is keyof typeof MOUTHS => Object.hasOwn(MOUTHS, mode);
const modes = Object.keys(MOUTHS).filter(isMode);

interface Pdf {
  readonly pages: number;
  readonly width: number;
  readonly height: number;
}

async function pdfOf(page: Page): Promise<Pdf> {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
  const [, pages] = /\/Count (\d+)/.exec(text) ?? [];
  return { pages: Number(pages), width: Number(width), height: Number(height) };
}

test.describe('the chart on paper', () => {
  for (const mode of modes) {
    test(`${mode}: one sheet, with crowns wider than a centimetre`, async ({
      page,
      stack,
      signInAs,
    }) => {
      const id = await chartedPatient(stack, MOUTHS[mode], mode);
      await signInAs('dentist');
      await page.goto(`/patients/${id}/odontogram/print`);
      await page.setViewportSize(A4_LYING);
      await page.emulateMedia({ media: 'print' });
      const drawing = page.getByRole('img').filter({ has: page.locator('[data-tooth]') });
      await expect(drawing).toBeVisible();
      const crowns = await drawing
        .locator('.tooth-diagram')
        .evaluateAll((all) => all.map((crown) => crown.getBoundingClientRect().width));
      // A tooth that is not there has no surfaces.
      expect(crowns.length).toBe({ adult: 31, mixed: 52, child: 20 }[mode]);
      expect(Math.min(...crowns)).toBeGreaterThanOrEqual(CM);
      // The drawing, and then the findings in words.
      const pdf = await pdfOf(page);
      expect(pdf.pages).toBe(2);
      expect(pdf.width / pdf.height).toBeCloseTo(Math.SQRT2, 2);
      expect(pdf.width).toBeCloseTo(842, -1);
    });
  }

  for (const locale of LOCALES) {
    test.describe(locale, () => {
      test.use({ locale });

      test('says whose it is, what stands on it and who printed it', async ({
        page,
        stack,
        t,
        signInAs,
      }) => {
        const id = await chartedPatient(stack, MOUTHS.adult);
        const labelOf = await labelsAtService(stack, locale);
        await signInAs('dentist');
        await page.goto(`/patients/${id}/odontogram/print`);
        await expect(page.getByRole('button', { name: t('odontogram.sheet.print') })).toBeVisible();
        await expectAccessible(page);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Luz');
        await expect(page.getByText(t('odontogram.facts.unsigned'))).toBeVisible();
        const table = page.getByRole('table', { name: t('odontogram.table.caption') });
        await expect(table.getByRole('row')).toHaveCount(2 + MOUTHS.adult.length);
        await expect(table.getByText(labelOf('caries'))).toBeVisible();
        const legend = page.getByRole('region', { name: t('odontogram.legend.title') });
        await expect(legend.getByText(labelOf('ausente-extraccion'))).toBeVisible();
        // Two findings of the same shape, told apart by more than their colour.
        await expect(legend.locator('text')).toHaveText(['1', '2']);
        const role = t('common.roles.dentist');
        await expect(page.locator('[data-print-head]')).toContainText(`(${role})`);
        const controls = page.locator('a, button, nav').filter({ visible: true });
        await expect(controls).toHaveCount(0);
      });
    });
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('reads all the same', async ({ page, stack, signInAs }) => {
      const id = await chartedPatient(stack, MOUTHS.adult);
      await signInAs('admin');
      await page.goto(`/patients/${id}/odontogram/print`);
      await expect(page.locator('[data-tooth] .tooth-crown')).toHaveCount(32);
      await expect(page.getByRole('table')).toBeVisible();
    });
  });
});

test('a file has the rows of the table, in its order', async ({ page, stack, t, signInAs }) => {
  const id = await chartedPatient(stack, MOUTHS.adult);
  await signInAs('dentist');
  await openChart(page, id);
  await page.getByRole('button', { name: t('odontogram.bar.table') }).click();
  const save = page.getByRole('button', { name: t('odontogram.table.export') });
  const tooth = page.getByRole('columnheader', { name: t('odontogram.table.columns.tooth') });
  await tooth.getByRole('button').click();
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe(`${t('odontogram.page.title')}.csv`);
  const teeth = (await readFile(await download.path(), 'utf8')).match(/^\d\d(?=;)/gm);
  expect(teeth).toEqual(['48', '36', '11']);
});

for (const language of LOCALES) {
  test(`a plan in ${language}, whatever the language of who prints it`, async ({
    page,
    stack,
    t,
    signInAs,
  }) => {
    const id = await chartedPatient(stack, MOUTHS.adult);
    const labelOf = await labelsAtService(stack, language);
    const response = await atService(stack, 'GET', `/patients/${id}/odontogram`);
    const { data }: { data: { estimate: Record<'total' | 'paid' | 'due', number> } } =
      await response.json();
    expect(data.estimate.total).toBeGreaterThan(0);
    await signInAs('dentist');
    await page.goto(`/patients/${id}/odontogram/plan`);
    const languages = page.getByRole('navigation', { name: t('odontogram.planSheet.language') });
    await languages.getByRole('link', { name: t(`language.${language}`) }).click();
    await expect(page).toHaveURL(new RegExp(`language=${language}$`));
    const plan = page.getByRole('article');
    await expect(plan).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO');
    await expect(plan.getByText(labelOf('caries'))).toBeVisible();
    const { total, paid, due } = data.estimate;
    for (const amount of [total, paid, due]) {
      await expect(plan.locator('dl').last()).toContainText(formatPesos(amount, language));
    }
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(languages).toBeHidden();
    await expect(page.locator('[data-print-head]').filter({ visible: true })).toHaveCount(1);
    const pdf = await pdfOf(page);
    expect(pdf.pages).toBe(1);
    expect(pdf.height / pdf.width).toBeCloseTo(Math.SQRT2, 2);
  });
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } });

    test('the history counts and names what became of a chart', async ({
      page,
      stack,
      t,
      signInAs,
    }) => {
      // Versions: the mode, two findings, a change, another one, one that goes.
      const id = await chartedPatient(stack, [
        { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'caries' },
        { toothFdi: 11, catalogFindingId: 'ausente-extraccion' },
      ]);
      const labelOf = await labelsAtService(stack, locale);
      const path = `/patients/${id}/odontogram`;
      const { data } = await (await atService(stack, 'GET', path)).json();
      const findings: { id: string; toothFdi: number }[] = data.findings;
      const idOn = (fdi: number) => findings.find(({ toothFdi }) => toothFdi === fdi)?.id;
      const first: number = data.version;
      const change = { notes: 'x', plannedItems: [] };
      await atService(stack, 'PATCH', `${path}/findings/${idOn(36)}`, change);
      await atService(stack, 'POST', `${path}/findings`, {
        toothFdi: 21,
        surface: 'mesial',
        catalogFindingId: 'resina',
      });
      await atService(stack, 'DELETE', `${path}/findings/${idOn(11)}`);
      const newest = first + 3;

      await signInAs('dentist');
      await page.goto(`${path}/history?from=${first}&to=${newest}`);
      const changes = page.getByRole('region', { name: t('odontogram.history.changes') });
      for (const kind of ['added', 'removed', 'changed'] as const) {
        await expect(changes.locator(`[data-count="${kind}"]`)).toHaveText(
          t(`odontogram.history.count.${kind}`, { count: 1 }),
        );
      }
      const changed = changes.locator('[data-change="changed"]');
      await expect(changed).toContainText(`36 `);
      await expect(changed).toContainText(labelOf('caries'));
      await expect(changed).toContainText(t('odontogram.history.notes.added'));
      await expect(changed).toContainText('→');
      const drawing = (version: number) =>
        page.getByRole('img', {
          name: t('odontogram.history.drawing', { version: String(version) }),
        });
      const marked = (version: number, fdi: number) =>
        drawing(version).locator(`[data-tooth="${fdi}"] [data-change]`);
      await expect(marked(newest, 21)).toHaveAttribute('data-change', 'added');
      await expect(marked(newest, 11)).toHaveAttribute('data-change', 'removed');
      await expect(marked(first, 11)).toHaveAttribute('data-change', 'removed');
      await expect(marked(first, 21)).toHaveCount(0);
      // Beside each other.
      const [left, right] = [
        await drawing(first).boundingBox(),
        await drawing(newest).boundingBox(),
      ];
      expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
      await expectAccessible(page);

      const list = page.getByRole('navigation', { name: t('odontogram.history.list') });
      const chosen = list.locator('[aria-current="true"]');
      await chosen.focus();
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(new RegExp(`to=${newest - 1}$`));
      await expect(changes.locator('[data-change="added"]')).toContainText(labelOf('resina'));
      await page.keyboard.press('End');
      await expect(page).toHaveURL(/to=1$/);
      await expect(page.getByText(t('odontogram.history.nothingBefore'))).toBeVisible();
      await page.keyboard.press('Home');
      await expect(chosen).toContainText(t('odontogram.history.action.removed'));
      await page.getByRole('button', { name: t('odontogram.history.previous') }).click();
      await expect(chosen).toContainText(t('odontogram.history.action.registered'));
    });
  });
}

test('a chart that was never changed has no history', async ({ page, stack, t, signInAs }) => {
  const response = await atService(stack, 'POST', '/patients', {
    firstName: 'Luz',
    lastName: 'Sol',
  });
  const { id } = await response.json();
  await signInAs('admin');
  await page.goto(`/patients/${id}/odontogram/history`);
  await expect(page.getByText(t('odontogram.history.empty'))).toBeVisible();
  await expect(page.locator('[data-tooth]')).toHaveCount(0);
});

for (const sheet of ['print', 'plan', 'history']) {
  test(`${sheet}: refused to the desk, and not there for nobody`, async ({
    page,
    stack,
    t,
    watched,
    signInAs,
  }) => {
    watched.allow(/40[34]/);
    const id = await chartedPatient(stack, MOUTHS.adult);
    await signInAs('receptionist');
    const refused = await page.goto(`/patients/${id}/odontogram/${sheet}`);
    expect(refused?.status()).toBe(403);
    await expect(page.locator('[data-tooth]')).toHaveCount(0);
    await signInAs('dentist');
    const absent = await page.goto(`/patients/nobody-at-all/odontogram/${sheet}`);
    expect(absent?.status()).toBe(404);
    await expect(page.getByText(t('notHere.patient.title'))).toBeVisible();
    const there = await page.goto(`/patients/${id}/odontogram/${sheet}`);
    expect(there?.status()).toBe(200);
  });
}

test('a line of the table leads to its tooth on the chart', async ({
  page,
  stack,
  t,
  signInAs,
}) => {
  const id = await chartedPatient(stack, MOUTHS.adult);
  await signInAs('dentist');
  await page.goto(`/patients/${id}/odontogram?view=table`);
  await page.getByRole('button', { name: /^11, / }).click();
  await expect(cellOf(page, 11)).toBeFocused();
  await expect(
    page.getByRole('region', { name: t('odontogram.panel.toothLabel', { fdi: '11' }) }),
  ).toBeVisible();
});
