'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { SumList } from '@/components/billing/sum-list';
import { TotalsFrame } from '@/components/billing/totals-frame';
import type { ShareTotals } from '@/lib/billing/share-totals';
import type { ShareView } from '@/lib/billing/share-view';
import { shareQueries } from '@/lib/queries/patient-shares';
import { formatPesos } from '@/lib/rules/money-format';

/** What the list comes to, by status; by concept for who opens it. */
export function TotalsCard({ filter }: { filter: Omit<ShareView, 'page'> }) {
  return (
    <TotalsFrame totals={useQuery(shareQueries.totals(filter))} countOf={({ all }) => all.count}>
      {(totals) => <Sums totals={totals} />}
    </TotalsFrame>
  );
}

function Sums({ totals }: { totals: ShareTotals }) {
  const t = useTranslations('patientShares.totals');
  const locale = useLocale();
  const money = (amount: number) => formatPesos(amount, locale);
  return (
    <>
      <SumList
        sums={totals.statuses.map(({ value, label, count, amount }) => ({
          key: value,
          label: t('of', { label, count }),
          amount,
        }))}
      />
      <details className="mt-1">
        <summary className="inline-flex min-h-6 items-center text-sm text-accent touch:min-h-11">
          {t('byConcept')}
        </summary>
        <div className="overflow-x-auto pt-2">
          <table className="tabular w-full text-right text-sm">
            <thead className="text-ink-muted">
              <tr>
                <th scope="col" className="py-1 pr-4 text-left font-medium">
                  {t('concept')}
                </th>
                {totals.statuses.map(({ value, label }) => (
                  <th key={value} scope="col" className="px-3 py-1 font-medium">
                    {label}
                  </th>
                ))}
                <th scope="col" className="py-1 pl-3 font-medium">
                  {t('all')}
                </th>
              </tr>
            </thead>
            <tbody>
              {totals.concepts.map(({ value, label, byStatus, count, amount }) => (
                <tr key={value} className="border-t border-line">
                  <th scope="row" className="py-1 pr-4 text-left font-normal">
                    {label}
                  </th>
                  {byStatus.map((sum, index) => (
                    <td key={totals.statuses[index]?.value} className="px-3 py-1 whitespace-nowrap">
                      {sum.count === 0
                        ? '–'
                        : t('sum', { count: sum.count, amount: money(sum.amount) })}
                    </td>
                  ))}
                  <td className="py-1 pl-3 font-medium whitespace-nowrap">
                    {t('sum', { count, amount: money(amount) })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
