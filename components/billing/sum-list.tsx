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

/** Amounts side by side, each under what it is of. */
export function SumList({ sums }: SumListProps) {
  const locale = useLocale();
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {sums.map(({ key, label, amount }) => (
        <div key={key}>
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="tabular text-lg font-semibold">{formatPesos(amount, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
