'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useTransition } from 'react';
import { cx } from '@/components/ui/cx';

/** The links of a table's rows, which the table walks with ↑ and ↓. */
export const ROW_LINK = 'a[data-row]';

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
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW_LINK)];
  const index = rows.indexOf(from);
  if (index === -1) return;
  event.preventDefault();
  rows[step(index, rows.length - 1)]?.focus();
}

/** A link or a control of its own inside a row does what it does. */
const OTHERS = 'a:not([data-row]), button, input, select, label, summary';

const isOnOther = (target: EventTarget) =>
  target instanceof Element && target.closest(OTHERS) !== null;

/** The link of the row that was pressed, wherever in the row. */
function rowLinkOf({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (!(target instanceof Element) || isOnOther(target)) return null;
  const row = target.closest('tr');
  return row && currentTarget.contains(row) ? row.querySelector<HTMLAnchorElement>(ROW_LINK) : null;
}

/** The end of a drag over text, to copy it, is a click too; Enter on a link is one without a drag. */
function endsSelection({ button, detail, target }: MouseEvent<HTMLElement>): boolean {
  const selection = window.getSelection();
  if (button !== 0 || detail === 0 || selection?.type !== 'Range') return false;
  return target instanceof Node && selection.containsNode(target, true);
}

/**
 * Makes plain links of the table inside behave like the router's: followed without a new document,
 * from anywhere in their row, the focus moved between them by keys. Text beside the link can be
 * selected. One listener for all rows, which a server renders a hundred times a second.
 */
export function RowLinks({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isGoing, go] = useTransition();
  const beganOnOther = useRef(false);

  function follow(event: MouseEvent<HTMLElement>) {
    const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    const link = rowLinkOf(event);
    // Enter on a link comes with no press.
    const isOfOther = event.detail > 0 && beganOnOther.current;
    beganOnOther.current = false;
    // Pressed on a control and let go beside it, as when the page moved meanwhile: meant for neither.
    if (!link || defaultPrevented || button > 1 || isOfOther) return;
    const isOnLink = event.target instanceof Element && event.target.closest(ROW_LINK) !== null;
    if (endsSelection(event)) {
      event.preventDefault();
    } else if (button === 1 || altKey || ctrlKey || metaKey || shiftKey) {
      // On the link itself the browser has its own way; beside it, what people mean by it.
      if (!isOnLink && !altKey) window.open(link.href, '_blank', 'noopener');
    } else {
      event.preventDefault();
      go(() => router.push(link.pathname + link.search));
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the links inside.
    <div
      className={cx('@container', isGoing && 'dim-late cursor-progress')}
      aria-busy={isGoing}
      onKeyDown={move}
      onPointerDown={({ target }) => {
        beganOnOther.current = isOnOther(target);
      }}
      onClick={follow}
      onAuxClick={follow}
    >
      {children}
    </div>
  );
}
