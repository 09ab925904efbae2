interface Box {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Pixels between what is revealed and the edge. */
const MARGIN = 8;

/** How far to scroll so that `box` is within `view`; nothing where it is, or is larger. */
export function distanceTo(box: Box, view: Box): { readonly x: number; readonly y: number } {
  const isTall = box.bottom - box.top > view.bottom - view.top;
  const isAbove = box.top < view.top;
  const isBelow = box.bottom > view.bottom;
  const middle = (box.top + box.bottom - view.top - view.bottom) / 2;
  const x =
    box.right + MARGIN > view.right && box.left > view.left
      ? Math.min(box.right + MARGIN - view.right, box.left - view.left)
      : Math.min(0, box.left - view.left);
  return { x, y: !isTall && (isAbove || isBelow) ? middle : 0 };
}

/** Scrolls an element of the grid into what its heads and its scale of hours leave to be seen. */
export function reveal(scroller: HTMLElement, element: HTMLElement): void {
  const { top, right, bottom, left } = scroller.getBoundingClientRect();
  const axis = scroller.querySelector('[data-axis]')?.getBoundingClientRect();
  const head = element.closest('[data-column]')?.previousElementSibling?.getBoundingClientRect();
  const view = { top: top + (head?.height ?? 0), right, bottom, left: left + (axis?.width ?? 0) };
  const { x, y } = distanceTo(element.getBoundingClientRect(), view);
  scroller.scrollLeft += x;
  scroller.scrollTop += y;
  // The end of the grid may be below the window, and a whole column is never within it.
  if (element.matches('[data-entry]')) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
