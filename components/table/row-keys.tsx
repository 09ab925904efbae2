'use client';

import type { KeyboardEvent, ReactNode } from 'react';

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus between the row links of the table inside. */
export function RowKeys({ children }: { children: ReactNode }) {
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key];
    const from = event.target;
    if (!step || !(from instanceof HTMLElement)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-row]')];
    const index = rows.indexOf(from);
    if (index === -1) return;
    event.preventDefault();
    rows[step(index, rows.length - 1)]?.focus();
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: it only passes keys on to the links inside.
  return <div onKeyDown={move}>{children}</div>;
}
