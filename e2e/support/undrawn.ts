import type { Page } from '@playwright/test';

/**
 * What the browser has not drawn although it is meant to be seen, by tag and text: its parent is on
 * the page and no style hides it. Nobody could see, press or hear it.
 */
export function undrawn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const look = (parent: Element): void => {
      for (const child of parent.children) {
        const { display } = getComputedStyle(child);
        // The browser has its own way with these.
        if (display === 'none' || child.matches('noscript, option, optgroup, svg, br, wbr'))
          continue;
        if (display !== 'contents' && child.getClientRects().length === 0)
          found.push(`${child.tagName} ${child.textContent.slice(0, 40)}`);
        else look(child);
      }
    };
    look(document.body);
    return found;
  });
}
