/** What stands over the edges of the grid: its heads, its hours, and below what says what is in hand. */
const OVER = { top: 56, left: 64, bottom: 160, right: 8 };

/** Scrolls the grid alone as far as it takes to see something on it whole. */
export function showWhole(scroller: HTMLElement, shown: HTMLElement): void {
  const frame = scroller.getBoundingClientRect();
  const box = shown.getBoundingClientRect();
  const above = box.top - frame.top - OVER.top;
  const below = box.bottom - frame.bottom + OVER.bottom;
  const before = box.left - frame.left - OVER.left;
  const after = box.right - frame.right + OVER.right;
  if (above < 0) scroller.scrollTop += above;
  else if (below > 0) scroller.scrollTop += Math.min(below, above);
  if (before < 0) scroller.scrollLeft += before;
  else if (after > 0) scroller.scrollLeft += Math.min(after, before);
}
