import type { ReactNode } from 'react';
import { cx } from './cx';

interface SumRowProps {
  label: string;
  /** As it is read. */
  amount: ReactNode;
  /** What the others come to. */
  isTotal?: boolean;
  className?: string;
}

/** One row of a `<dl>` of sums. An amount that has no room beside what it is of stands under it. */
export function SumRow({ label, amount, isTotal = false, className }: SumRowProps) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-baseline justify-between gap-x-4',
        isTotal && 'font-semibold',
        className,
      )}
    >
      <dt className={cx(!isTotal && 'text-ink-muted')}>{label}</dt>
      <dd className="ml-auto">{amount}</dd>
    </div>
  );
}
