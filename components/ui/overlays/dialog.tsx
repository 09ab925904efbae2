'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { isDoublePress } from '@/components/ui/buttons/double-press';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { focusContent } from './focus-content';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  /** A dialog that must be answered: no close button, Escape and the backdrop do nothing. */
  insistent?: boolean;
  /** Something was typed: a press outside, easily a slip, does not close it. `onClose` asks. */
  isTyped?: boolean;
  /** Nothing in it can take the focus for now, so that what is longer is scrolled by itself. */
  isStill?: boolean;
}

const FIELDS = ['input:not([type="hidden"])', 'select', 'textarea'];
const FIRST_FIELD = FIELDS.map((field) => `form ${field}:enabled`).join();

function show(element: HTMLDialogElement): void {
  element.showModal();
  // The platform begins at the first button, which closes. What focuses itself does so after this.
  element.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
}

/**
 * The platform's modal dialog: focus is kept inside, begins at the first field of its form, and goes
 * back where it was, or to the content where that is gone. It hangs from its upper
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
  isTyped = false,
  isStill = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const openedAt = useRef(0);

  // Before the page is painted, and closed while still on it: only then does the focus go back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    show(element);
    openedAt.current = performance.now();
    return () => {
      element.close();
      // What it was opened by may go with it, by what was done in it: then the focus is on nothing.
      setTimeout(() => {
        if (document.activeElement === document.body) focusContent();
      });
    };
  }, [open]);

  function closeFromBackdrop(event: MouseEvent) {
    if (event.target !== dialog.current || insistent || isTyped) return;
    // The second press on what opened it falls beside the dialog.
    if (!isDoublePress(event, openedAt.current)) onClose();
  }

  /** By the key itself: a second Escape in a row would close it whatever is said to `cancel`. */
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // What is open in it closes first, by itself.
    if (dialog.current?.querySelector(':popover-open')) return;
    event.preventDefault();
    if (!insistent) onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClick={closeFromBackdrop}
      onKeyDown={closeOnEscape}
      // What a telephone's Back does comes by this way alone.
      onCancel={(event) => {
        event.preventDefault();
        if (!insistent) onClose();
      }}
      // The platform closed it all the same, as after a second Escape with the focus on nothing.
      onClose={({ target }) => {
        const element = dialog.current;
        if (open && element !== null && target === element && !element.open) show(element);
      }}
      className="mx-auto mt-(--dialog-top) mb-auto max-h-[calc(100dvh-var(--dialog-top)-1rem)] w-[calc(100vw-2rem)] max-w-md flex-col rounded-md border border-line bg-surface shadow-float open:flex"
    >
      <header className="flex min-h-12 shrink-0 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4">
        <h2 id={titleId} className="min-w-0 text-lg font-semibold">
          {title}
        </h2>
        {!insistent && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
      </header>
      <div {...(isStill && { tabIndex: 0 })} className="overflow-y-auto p-4 wrap-anywhere">
        {open && children}
      </div>
      {footer && (
        <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">
          {footer}
        </footer>
      )}
    </dialog>
  );
}
