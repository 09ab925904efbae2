import type { KeyboardEvent } from 'react';

/** The links of a table's rows, which the table itself walks with ↑ and ↓. */
const ROW_LINK = 'a[data-row]';

/**
 * Joins a search box to the table below it: ↓ in the box goes to the first row, ↑ on the first
 * row and Escape on any go back. Belongs on the element that holds both.
 */
export function walkBetween(event: KeyboardEvent<HTMLElement>, searchId: string): void {
  const { target, key, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  if (target.id === searchId) {
    if (key !== 'ArrowDown' || !focusFirstRow(currentTarget)) return;
    event.preventDefault();
    return;
  }
  if (!target.matches(ROW_LINK)) return;
  const isFirst = target === currentTarget.querySelector(ROW_LINK);
  if (key === 'Escape' || (key === 'ArrowUp' && isFirst)) {
    event.preventDefault();
    document.getElementById(searchId)?.focus();
  }
}

/** Enter in the box: opens the first result where it is the only one, else puts the focus on it. */
export function goToFirstRow(container: HTMLElement, isOnly: boolean): void {
  if (focusFirstRow(container) && isOnly) container.querySelector<HTMLElement>(ROW_LINK)?.click();
}

/** Puts the focus on the first result; false where there is none. */
function focusFirstRow(container: HTMLElement): boolean {
  const first = container.querySelector<HTMLElement>(ROW_LINK);
  first?.focus();
  return first !== null;
}
