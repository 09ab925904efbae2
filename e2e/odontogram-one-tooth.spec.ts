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

/** From now on, what changes within a tooth, or a tooth that comes anew, is noted with its number. */
async function noteChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: string[] = [];
    new MutationObserver((changes) => {
      for (const { target, attributeName, addedNodes } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const within = at?.closest('.odontogram-grid [data-tooth]');
        const come = [...addedNodes].flatMap((node) =>
          node instanceof Element ? [node, ...node.querySelectorAll('[data-tooth]')] : [],
        );
        for (const tooth of within ? [within] : come) {
          if (!tooth.matches('.odontogram-grid [data-tooth]')) continue;
          noted.push(`${tooth.getAttribute('data-tooth')} ${attributeName ?? 'drawing'}`);
        }
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

  /** The browser has been answered, and has nothing more on its way. */
  const answered = async (changes: number) => {
    const now = t('odontogram.facts.version', { version: version + changes });
    await expect(page.getByText(now)).toBeVisible();
    await expect(page.getByText(t('odontogram.status.saving'))).toHaveCount(0);
  };

  await page.keyboard.press('o');
  await saysOf(page, 36).toContain(labelOf('caries'));
  await answered(1);
  expect(await placesAtService(stack, id)).toContain('36 occlusal caries');
  expect(teethOf(await notedChanges(page))).toEqual(['36']);

  // Of the tooth that the Tab key came to, nothing but that.
  await pressZone(page, 16, 'mesial');
  await saysOf(page, 16).toContain(labelOf('caries'));
  await answered(2);
  expect(await placesAtService(stack, id)).toContain('16 mesial caries');
  const changes = await notedChanges(page);
  expect(changes.filter((change) => !change.startsWith('16'))).toEqual(['36 tabindex']);
});
