'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button';

interface SidePanelProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Another subject: the focus begins at its head again. */
  subject: string;
  children: ReactNode;
}

/**
 * What is open beside the agenda, which stays in use; on a phone it covers it. The focus goes to its
 * head when it opens, and back to where it was when it closes.
 */
export function SidePanel({ title, closeLabel, onClose, subject, children }: SidePanelProps) {
  const titleId = useId();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    head.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is what it is about.
  useEffect(() => head.current?.focus(), [subject]);

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  }

  return (
    <section
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      className="w-92 shrink-0 overflow-y-auto overscroll-contain rounded-md border border-line bg-surface max-lg:fixed max-lg:inset-y-0 max-lg:right-0 max-lg:z-30 max-lg:w-full max-lg:max-w-lg max-lg:rounded-none max-lg:shadow-float lg:max-h-[calc(100dvh-10.5rem)] print:hidden"
    >
      <header className="sticky top-0 z-10 flex min-h-12 items-center justify-between gap-3 border-b border-line bg-surface py-1.5 pr-2 pl-4">
        <h2
          ref={head}
          id={titleId}
          tabIndex={-1}
          className="min-w-0 text-lg font-semibold break-words"
        >
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      <div className="p-4">{children}</div>
    </section>
  );
}
