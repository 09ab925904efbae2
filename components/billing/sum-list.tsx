'use client';

import { Pesos } from '@/components/pesos';

interface SumListProps {
  sums: readonly {
    readonly key: string;
    readonly label: string;
    /** COP. */
    readonly amount: number;
  }[];
}

/**
 * Sums stand where those that are awaited stood, whatever they come to: each has room for twelve
 * digits (`COP 999,999,999,999`).
 */
export const SUMS_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(11.5rem,100%),1fr))] gap-x-4 gap-y-2 @max-sums:gap-y-1';

/** Amounts side by side, each under what it is of; where one alone has room, beside it. */
export function SumList({ sums }: SumListProps) {
  return (
    <dl className={SUMS_GRID}>
      {sums.map(({ key, label, amount }) => (
        <div
          key={key}
          className="@max-sums:flex @max-sums:flex-wrap @max-sums:items-baseline @max-sums:justify-between @max-sums:gap-x-2"
        >
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="tabular text-lg font-semibold @max-sums:ml-auto @max-sums:text-base">
            <Pesos amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
