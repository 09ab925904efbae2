import { cx } from './cx';

export function Kbd({ children, className }: { children: string; className?: string }) {
  return (
    <kbd
      className={cx(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line-strong/60 px-1 font-sans text-xs text-ink-muted',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
