import { cx } from '@/components/ui/cx';

/** Something is under way. Says nothing by itself: the control that shows it carries the words. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={cx('size-4 shrink-0 motion-safe:animate-spin', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M10 3a7 7 0 1 1-7 7" />
    </svg>
  );
}
