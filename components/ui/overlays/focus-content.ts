/** What had the focus is gone: the next Tab begins at the content and not at the top of the page. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** The ref of a button that goes with what was done by it: with the focus on it, that would be on nothing. */
export function focusContentOnceGone(button: HTMLElement | null): () => void {
  return () => {
    if (button === document.activeElement) focusContent();
  };
}
