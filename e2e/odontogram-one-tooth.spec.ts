import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import {
  ADULT_TEETH,
  cellOf,
  chartedPatient,
  labelsAtService,
  openChart,
  placesAtService,
  pressZone,
  saysOf,
  serviceChart,
  takeInHand,
} from './support/odontogram';

test.use({ locale: 'es-CO', viewport: { width: 1440, height: 900 } });

/** From now on, what changes in the document within a tooth is noted with the tooth's number. */
async function noteChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: string[] = [];
    new MutationObserver((changes) => {
      for (const { target, attributeName } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const fdi = at?.closest('.odontogram-grid [data-tooth]')?.getAttribute('data-tooth');
        if (fdi) noted.push(`${fdi} ${attributeName ?? 'drawing'}`);
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(window, { noted });
  });
}

async function notedChanges(page: Page): Promise<string[]> {
  const noted = await page.evaluate<string[]>('noted.splice(0)');
  return [...new Set(noted)];
}
const teethOf = (changes: readonly string[]) => [
  ...new Set(changes.map((change) => change.slice(0, 2))),
];

test('one edit changes the drawing of one tooth, also when its answer has come', async ({
  page,
  stack,
  signInAs,
  t,
}) => {
  await signInAs('dentist');
  // Every tooth has something, so that one drawn again for nothing would be seen.
  const id = await chartedPatient(
    stack,
    ADULT_TEETH.map((toothFdi) => ({ toothFdi, surface: 'distal', catalogFindingId: 'resina' })),
  );
  const labelOf = await labelsAtService(stack, 'es-CO');
  const { version } = await serviceChart(stack, id);
  await openChart(page, id);
  await takeInHand(page, 'caries');
  await page.keyboard.type('36');
  await expect(cellOf(page, 36)).toBeFocused();
  await noteChanges(page);

  await page.keyboard.press('o');
  await saysOf(page, 36).toContain(labelOf('caries'));
  await expect(
    page.getByText(t('odontogram.facts.version', { version: version + 1 })),
  ).toBeVisible();
  await expect
    .poll(() => placesAtService(stack, id))
    .toEqual(expect.arrayContaining(['36 occlusal caries']));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(teethOf(await notedChanges(page))).toEqual(['36']);

  // Of the tooth that the Tab key came to, nothing but that.
  await pressZone(page, 16, 'mesial');
  await saysOf(page, 16).toContain(labelOf('caries'));
  await expect
    .poll(() => placesAtService(stack, id))
    .toEqual(expect.arrayContaining(['16 mesial caries']));
  const changes = await notedChanges(page);
  expect(changes.filter((change) => !change.startsWith('16'))).toEqual(['36 tabindex']);
});
