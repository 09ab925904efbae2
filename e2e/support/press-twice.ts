import type { Locator } from '@playwright/test';

/** Twice in one go, before the page has drawn what came of the first. */
export function pressTwice(button: Locator): Promise<void> {
  return button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
