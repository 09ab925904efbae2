'use client';

import { useRouter } from 'next/navigation';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

const ROW = 'a[data-row]';

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function move(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const from = event.target;
  if (!step || !(from instanceof HTMLElement)) return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW)];
  const index = rows.indexOf(from);
  if (index === -1) return;
  event.preventDefault();
  rows[step(index, rows.length - 1)]?.focus();
}

/** The browser's own way for a new tab, a new window, a download; and where somebody has acted. */
function isForBrowser(event: MouseEvent<HTMLElement>): boolean {
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}

/**
 * Makes plain links of the table inside behave like the router's: followed without a new document,
 * the focus moved between them by keys. One listener for all rows, which a server renders a
 * hundred times a second.
 */
export function RowLinks({ children }: { children: ReactNode }) {
  const router = useRouter();

  function follow(event: MouseEvent<HTMLElement>) {
    if (isForBrowser(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>(ROW);
    if (!link) return;
    event.preventDefault();
    router.push(link.pathname + link.search);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the links inside.
    <div onKeyDown={move} onClick={follow}>
      {children}
    </div>
  );
}
