/** What stands over the edges of the grid: its heads, its hours, and below what says what is in hand. */
const OVER = { top: 56, left: 64, bottom: 160, right: 8 };
/** The same below on a phone, where it stands above the bar of the screens. */
const OVER_PHONE = 270;
const PHONE = 768;

/** Scrolls the grid alone as far as it takes to see something on it whole. */
export function showWhole(scroller: HTMLElement, shown: HTMLElement): void {
  const frame = scroller.getBoundingClientRect();
  const box = shown.getBoundingClientRect();
  const above = box.top - frame.top - OVER.top;
  // The grid may reach below the window.
  const over = window.innerWidth < PHONE ? OVER_PHONE : OVER.bottom;
  const below = box.bottom - Math.min(frame.bottom, window.innerHeight) + over;
  const before = box.left - frame.left - OVER.left;
  const after = box.right - frame.right + OVER.right;
  if (above < 0) scroller.scrollTop += above;
  else if (below > 0) scroller.scrollTop += Math.min(below, above);
  if (before < 0) scroller.scrollLeft += before;
  else if (after > 0) scroller.scrollLeft += Math.min(after, before);
}
