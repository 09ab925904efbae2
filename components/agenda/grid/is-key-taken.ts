/** What is open over the page has its keys. */
const OVER = 'dialog:modal, :popover-open';
/** What has a use of its own for Escape, and for arrows. */
const TYPED_IN = 'input, textarea';
const WITH_ARROWS = `${TYPED_IN}, select, dialog, [popover], [role=grid], [role=menu]`;

/** Whether a key is of what is open over the page, or of what has the focus, rather than of the agenda. */
export function isKeyTaken({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector(OVER)) return true;
  const own = key === 'Escape' ? TYPED_IN : WITH_ARROWS;
  return target instanceof Element && target.closest(own) !== null;
}
