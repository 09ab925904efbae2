import { type ReactNode, useId } from 'react';
import { cx } from '@/components/ui/cx';

interface PopoverProps {
  /** Name of the button, where its content does not say it. */
  label?: string;
  trigger: ReactNode;
  /** One is at one of the places it leads to. */
  isCurrent?: boolean;
  triggerClassName?: string;
  className?: string;
  children: ReactNode;
}

/** A button and what it opens, by the platform's own popover: works before any script has loaded. */
export function Popover(props: PopoverProps) {
  const { label, trigger, isCurrent = false, triggerClassName, className, children } = props;
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-current={isCurrent ? 'true' : undefined}
        {...(label ? { 'aria-label': label, title: label } : {})}
        className={cx(
          'inline-flex h-8 shrink-0 touch:h-11 touch:min-w-10 items-center justify-center gap-1.5 rounded-md px-1.5 text-ink-muted transition-colors duration-100 hover:bg-hover hover:text-ink',
          triggerClassName,
        )}
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        className={cx(
          'under-anchor min-w-44 rounded-md border border-line bg-surface p-1 text-ink shadow-float',
          className,
        )}
      >
        {children}
      </div>
    </>
  );
}
