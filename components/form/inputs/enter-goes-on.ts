import type { KeyboardEvent } from 'react';

/**
 * Whether Enter alone was pressed in a field of a line, where it leads to the next line. It no longer
 * sends the form then; a list under the field may have taken it for itself before.
 */
export function enterGoesOn(event: KeyboardEvent): boolean {
  const isPlain = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
  if (!isPlain || event.defaultPrevented || event.nativeEvent.isComposing) return false;
  if (!(event.target instanceof HTMLInputElement)) return false;
  event.preventDefault();
  // A key that is held down leads on once.
  return !event.repeat;
}
