import type { KeyboardEvent } from 'react';

/** Sends a form from any of its fields: Ctrl+Enter, or ⌘+Enter. For its `onKeyDown`. */
export function sendOnControlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
