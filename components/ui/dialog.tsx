'use client';

import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  /** A dialog that must be answered: no close button, Escape and the backdrop do nothing. */
  insistent?: boolean;
}

/**
 * The platform's modal dialog: focus is kept inside and goes back where it was. It hangs from its upper
 * edge: in the middle, a line more or less would move what somebody is pressing.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  insistent = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before the page is painted, and closed while still on it: only then does the focus go back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  function closeFromBackdrop(event: MouseEvent) {
    if (event.target === dialog.current && !insistent) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own keyboard way out.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClick={closeFromBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        if (!insistent) onClose();
      }}
      className="mx-auto mt-(--dialog-top) mb-auto max-h-[calc(100dvh-var(--dialog-top)-1rem)] w-[calc(100vw-2rem)] max-w-md flex-col rounded-md border border-line bg-surface shadow-float open:flex"
    >
      <header className="flex min-h-12 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4">
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        {!insistent && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
      </header>
      <div className="overflow-y-auto p-4">{open && children}</div>
      {footer && (
        <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">
          {footer}
        </footer>
      )}
    </dialog>
  );
}
