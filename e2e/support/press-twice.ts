import type { Locator, Page } from '@playwright/test';

/** Twice in one go, before the page has drawn what came of the first. */
export function pressTwice(button: Locator): Promise<void> {
  return button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** After this a press is no other's second half, and what was asked can have been read. */
export function outlastDoublePress(page: Page): Promise<void> {
  return page.waitForTimeout(600);
}
