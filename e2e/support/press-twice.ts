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

/**
 * Two taps of a finger at one place, as of a browser that counts none: the second as soon as the details
 * lie there, sooner than a test could tap. Answers how many were taken.
 */
export function tapTwice(
  page: Page,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Promise<number> {
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  return page.evaluate(async (place) => {
    let taken = 0;
    const count = () => {
      taken += 1;
    };
    document.addEventListener('click', count);
    const there = () => document.elementFromPoint(place.clientX, place.clientY);
    const tap = () => {
      const how = { ...place, bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' };
      for (const type of ['pointerdown', 'pointerup', 'click']) {
        there()?.dispatchEvent(new PointerEvent(type, how));
      }
    };
    tap();
    while (!there()?.closest('section[aria-labelledby]')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    tap();
    document.removeEventListener('click', count);
    return taken;
  }, at);
}
