import { expect, type Locator, type Page } from '@playwright/test';
import { holdRequests } from './hold-requests';

/**
 * Opens a page whose HTML comes and whose scripts wait, as on a slow line. The returned function lets
 * them through and waits until the page has taken over the elements it is given: a link pressed
 * before that is the browser's to follow, and leaves the page.
 */
export async function openEarly(page: Page, address: string) {
  const release = await holdRequests(page, /\/_next\/static\/.*\.js/);
  await page.goto(address, { waitUntil: 'commit' });
  return async (...elements: readonly Locator[]): Promise<void> => {
    release();
    for (const element of elements)
      await expect.poll(() => element.evaluate(isTakenOver)).toBe(true);
  };
}

/** React leaves its mark on an element as it takes it over. Runs in the browser. */
function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__reactProps'));
}
