import type { KeyboardEvent } from 'react';
import { CALL_OUTCOMES } from '@/lib/agenda/rules/confirmations';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keys of the list while the focus is in it: a number presses the outcome of that patient, and the arrows
 * go to the same place at the next one.
 */
export function pressRowKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
  if (!(target instanceof HTMLElement)) return;
  const row = target.closest('[data-confirm]');
  if (row === null) return;
  const outcome = CALL_OUTCOMES[Number(key) - 1];
  if (outcome !== undefined) {
    event.preventDefault();
    buttonIn(row, outcome)?.click();
    return;
  }
  const step = STEPS[key];
  if (step === undefined) return;
  event.preventDefault();
  const rows = [...currentTarget.querySelectorAll('[data-confirm]')];
  const next = rows[rows.indexOf(row) + step];
  const held = target.dataset.outcome ?? CALL_OUTCOMES[0];
  if (next) buttonIn(next, held)?.focus();
}

function buttonIn(row: Element, outcome: string): HTMLElement | null {
  return row.querySelector<HTMLElement>(`[data-outcome="${outcome}"]`);
}
