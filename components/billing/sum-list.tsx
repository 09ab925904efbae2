'use client';

import { useLocale } from 'next-intl';
import { formatPesos } from '@/lib/rules/money-format';

interface SumListProps {
  sums: readonly {
    readonly key: string;
    readonly label: string;
    /** COP. */
    readonly amount: number;
  }[];
}

/** So that sums stand where those that are awaited stood, whatever they come to. */
export const SUMS_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-2';

/** Amounts side by side, each under what it is of. */
export function SumList({ sums }: SumListProps) {
  const locale = useLocale();
  return (
    <dl className={SUMS_GRID}>
      {sums.map(({ key, label, amount }) => (
        <div key={key}>
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="tabular text-lg font-semibold">{formatPesos(amount, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
