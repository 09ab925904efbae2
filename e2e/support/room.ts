import type { Page } from '@playwright/test';

/** Of a phone, tablets, notebooks and a desk, or one of these with larger letters. */
export const WIDTHS = [320, 390, 640, 768, 820, 960, 1024, 1152, 1280, 1366, 1440, 1920];

/** px: a control that is narrower has no room for what is typed into it. */
const NARROWEST = 64;

/**
 * What has no room on the page as it is wide now: scrolled sideways (px), words that are cut, and
 * controls that are narrow or lie over one another, by what they say.
 */
export function withoutRoom(page: Page) {
  return page.evaluate((narrowest) => {
    const main = document.querySelector('main');
    if (!main) throw new Error('There is no main part.');
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only');
    const all = [...main.querySelectorAll('*')].filter(isSeen);

    // Words kept for those who listen are wider than what they stand in; what is hidden says so by "…".
    const cut = all.filter((element) => {
      const style = getComputedStyle(element);
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return (
        hasWords &&
        style.display !== 'inline' &&
        style.overflowX === 'visible' &&
        !element.querySelector('.sr-only') &&
        element.scrollWidth > element.clientWidth + 1
      );
    });
    // What lies over other things by intent (a calendar's button in its field, a bar that stays in
    // sight) is not in the flow.
    const isInFlow = (element: Element): boolean =>
      ['static', 'relative'].includes(getComputedStyle(element).position) &&
      (element === main || !element.parentElement || isInFlow(element.parentElement));
    const controls = all.filter(
      (element) =>
        element.matches(
          'label, legend, select, textarea, button, a, input:not([type="checkbox"], [type="radio"])',
        ) && isInFlow(element),
    );
    const narrow = controls.filter(
      (element) => element.matches('input, select, textarea') && element.clientWidth < narrowest,
    );
    const over = controls.flatMap((one, index) => {
      const a = one.getBoundingClientRect();
      return controls.slice(index + 1).flatMap((other) => {
        const b = other.getBoundingClientRect();
        const isOver =
          !one.contains(other) &&
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        return isOver ? [`${nameOf(one)} / ${nameOf(other)}`] : [];
      });
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      sideways: scrollWidth - clientWidth,
      cut: cut.map(nameOf),
      narrow: narrow.map(nameOf),
      over,
    };
  }, NARROWEST);
}
