import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until a control has the focus, as one does who has no mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
