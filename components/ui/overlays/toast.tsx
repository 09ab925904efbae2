'use client';

import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Icon } from '@/components/ui/icon';
import { pausableTimer } from './pausable-timer';

interface ToastInput {
  message: string;
  /** Takes it back; then it stays for longer. */
  action?: { label: string; run: () => void };
}

const SHOWN_MS = 6_000;
const SHOWN_WITH_ACTION_MS = 10_000;

const ToastContext = createContext<(toast: ToastInput) => void>(() => {});

/** Confirms what was done. Never the only place an error is told. */
export function useToast(): (toast: ToastInput) => void {
  return useContext(ToastContext);
}

export function ToastProvider({
  closeLabel,
  children,
}: {
  closeLabel: string;
  children: ReactNode;
}) {
  const [toast, setToast] = useState<(ToastInput & { key: number }) | null>(null);
  const [timer] = useState(() => pausableTimer(() => setToast(null)));
  const count = useRef(0);

  const show = useCallback(
    (input: ToastInput) => {
      count.current += 1;
      setToast({ ...input, key: count.current });
      timer.start(input.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS);
    },
    [timer],
  );

  function close(): void {
    timer.stop();
    setToast(null);
  }

  return (
    <ToastContext value={show}>
      {children}
      {/* Nobody is hurried who is about to press something in it (WCAG 2.2.1). */}
      <div
        role="status"
        onPointerEnter={() => timer.hold('pointer')}
        onPointerLeave={() => timer.goOn('pointer')}
        onFocus={() => timer.hold('focus')}
        onBlur={() => timer.goOn('focus')}
        className="toasts pointer-events-none fixed inset-x-4 z-40 flex justify-center print:hidden"
      >
        {toast && (
          <div
            key={toast.key}
            className="pointer-events-auto flex max-w-md items-center gap-2 rounded-md bg-ink py-1.5 pr-1.5 pl-3 text-canvas shadow-float"
          >
            <Icon name="check" />
            <p className="py-1">{toast.message}</p>
            {toast.action && (
              <button
                type="button"
                className="min-h-8 touch:min-h-11 rounded-sm px-2 font-semibold underline underline-offset-2"
                onClick={() => {
                  close();
                  toast.action?.run();
                }}
              >
                {toast.action.label}
              </button>
            )}
            <IconButton
              icon="close"
              label={closeLabel}
              className="text-canvas! hover:bg-ink-muted!"
              onClick={close}
            />
          </div>
        )}
      </div>
    </ToastContext>
  );
}
