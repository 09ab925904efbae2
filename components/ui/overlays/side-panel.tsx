'use client';

import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keepOutOtherHalf } from '@/components/ui/buttons/double-press';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cx } from '@/components/ui/cx';

interface SidePanelProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** What it is about: with another one the focus begins at its head again. Without, it is the content's. */
  subject?: string;
  className?: string;
  /** Scrolls by itself, below the head. */
  children: ReactNode;
}

/**
 * What is open beside a screen, which stays in use; on a phone it covers it. The focus goes back to
 * where it was when it closes, or to the beginning of the screen.
 */
export function SidePanel({
  title,
  closeLabel,
  onClose,
  subject,
  className,
  children,
}: SidePanelProps) {
  const titleId = useId();
  const head = useRef<HTMLHeadingElement>(null);
  // Before the content takes the focus.
  const [before] = useState(() =>
    typeof document === 'undefined' ? null : document.activeElement,
  );
  useEffect(
    () => () => {
      const isStillThere = before instanceof HTMLElement && before.isConnected;
      const back =
        isStillThere && before !== document.body ? before : document.getElementById('content');
      back?.focus({ preventScroll: true });
    },
    [before],
  );
  useEffect(() => {
    if (subject !== undefined) head.current?.focus();
  }, [subject]);
  const openedAt = useRef(0);
  // Before it is painted: a press on it may come at once.
  useLayoutEffect(() => {
    openedAt.current = performance.now();
  }, []);

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    <section
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      // The second press on what opened it, or on what it took the place of, falls into it.
      onClickCapture={(event) => keepOutOtherHalf(event, openedAt.current)}
      className={cx(
        'flex w-96 shrink-0 flex-col border-line bg-surface max-lg:fixed max-lg:inset-y-0 max-lg:right-0 max-lg:z-30 max-lg:w-full max-lg:max-w-lg max-lg:shadow-float lg:max-h-[calc(100dvh-14.75rem)] lg:min-h-96 lg:rounded-md lg:border print:hidden',
        className,
      )}
    >
      <header className="flex min-h-12 shrink-0 items-center justify-between gap-3 border-b border-line py-1.5 pr-2 pl-4">
        <h2 ref={head} id={titleId} tabIndex={-1} className="min-w-0 text-lg font-semibold">
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
