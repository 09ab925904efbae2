import type { KeyboardEvent } from 'react';
import { ROW_LINK } from '@/components/table/row-links';

/**
 * Joins a search box to the table below it: ↓ in the box is `toRows`, ↑ on the first row and Escape
 * on any go back. Belongs on the element that holds both.
 */
export function walkBetween(
  event: KeyboardEvent<HTMLElement>,
  searchId: string,
  toRows: () => void,
): void {
  const { target, key, currentTarget } = event;
  if (!(target instanceof HTMLElement)) return;
  if (target.id === searchId) {
    if (key !== 'ArrowDown') return;
    event.preventDefault();
    toRows();
    return;
  }
  if (!target.matches(ROW_LINK)) return;
  const isFirst = target === currentTarget.querySelector(ROW_LINK);
  if (key === 'Escape' || (key === 'ArrowUp' && isFirst)) {
    event.preventDefault();
    document.getElementById(searchId)?.focus();
  }
}

/** Puts the focus on the first result, if any, and opens it where asked to. */
export function goToFirstRow(container: HTMLElement, opens: boolean): void {
  const first = container.querySelector<HTMLElement>(ROW_LINK);
  first?.focus();
  if (opens) first?.click();
}
