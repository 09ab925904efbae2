import type { KeyboardEvent } from 'react';

/**
 * Sends a form from any of its fields: Ctrl+Enter, or ⌘+Enter. For its `onKeyDown`, or that of a button
 * of its own that stands outside it. Not where a list under a field took the key for itself: what it
 * chose is not in the form yet.
 */
export function sendOnControlEnter(
  event: KeyboardEvent<HTMLFormElement | HTMLButtonElement>,
): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.defaultPrevented) return;
  event.preventDefault();
  const { currentTarget: from } = event;
  (from instanceof HTMLFormElement ? from : from.form)?.requestSubmit();
}

/**
 * The same for a form that says something final: Enter alone, pressed out of habit after a field, does
 * not send it.
 */
export function sendOnControlEnterOnly(event: KeyboardEvent<HTMLFormElement>): void {
  sendOnControlEnter(event);
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
