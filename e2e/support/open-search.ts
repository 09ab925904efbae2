import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words';

/** Opens the search everywhere by its key, and answers its box. */
export async function openSearch(page: Page, t: Words, key = 'Control+k'): Promise<Locator> {
  const box = page.getByRole('combobox', { name: t('shell.palette.title') });
  // Keys count once the page has come alive.
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(box).toBeFocused({ timeout: 1_000 });
  }).toPass();
  return box;
}
