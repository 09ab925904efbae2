'use client';

import { useLocale, useTranslations } from 'next-intl';
import { SumList } from '@/components/billing/sum-list';
import { TotalsFrame } from '@/components/billing/totals-frame';
import { ServiceWords } from '@/components/ui/service-words';
import { shareQueries } from '@/lib/billing/billing-queries';
import type { Kind, ShareTotals } from '@/lib/billing/share-totals';
import { CONCEPTS, type ShareView, STATUSES } from '@/lib/billing/share-view';
import { formatPesos } from '@/lib/kit/money/money-format';

interface TotalsCardProps {
  filter: Partial<Omit<ShareView, 'page'>>;
  /** How many shares the list has; undefined as long as that is not known. */
  listed: number | undefined;
}

/** What the list comes to, by status; by concept for who opens it. */
export function TotalsCard({ filter, listed }: TotalsCardProps) {
  const { status, patientId, review, owing } = filter;
  return (
    <TotalsFrame
      query={shareQueries.totals(filter)}
      listed={listed}
      countOf={({ all }) => all.count}
      // Only what was collected waits for a decision.
      expected={status || review || owing ? 1 : patientId ? 2 : STATUSES.length}
      hasDetails
    >
      {(totals) => <Sums totals={totals} />}
    </TotalsFrame>
  );
}

function Sums({ totals }: { totals: ShareTotals }) {
  const t = useTranslations('patientShares.totals');
  const own = useTranslations('patientShares.filters');
  const locale = useLocale();
  // A heading of ours follows the person's language; a kind that nobody knew of is worded by the service.
  const statusOf = ({ value, label }: Kind) => {
    const known = STATUSES.find((status) => status === value);
    return known ? own(`statuses.${known}`) : label;
  };
  const conceptOf = ({ value, label }: Kind) => {
    const known = CONCEPTS.find((concept) => concept === value);
    return known ? own(`concepts.${known}`) : <ServiceWords>{label}</ServiceWords>;
  };
  const sumOf = (count: number, amount: number) =>
    t('sum', { count, amount: formatPesos(amount, locale) });
  return (
    <>
      <SumList
        sums={totals.statuses.map((kind) => ({
          key: kind.value,
          label: t('of', { label: statusOf(kind), count: kind.count }),
          amount: kind.amount,
        }))}
      />
      <details className="mt-1">
        <summary className="inline-flex min-h-6 items-center text-sm text-accent touch:min-h-11">
          {t('byConcept')}
        </summary>
        <ul className="pt-1 text-sm">
          {totals.concepts.map(({ byStatus, count, amount, ...kind }) => (
            <li
              key={kind.value}
              className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line py-1.5 first:border-t-0 lg:grid-cols-[14rem_1fr_auto]"
            >
              <span>{conceptOf(kind)}</span>
              <span className="tabular font-medium lg:order-last">{sumOf(count, amount)}</span>
              <ul className="tabular col-span-full flex flex-wrap gap-x-6 text-ink-muted lg:col-span-1">
                {byStatus.map((status) => (
                  <li key={status.value}>
                    {t('ofStatus', {
                      label: statusOf(status),
                      sum: sumOf(status.count, status.amount),
                    })}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
