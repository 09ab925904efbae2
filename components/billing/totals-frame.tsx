'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';

interface TotalsFrameProps<Totals> {
  totals: UseQueryResult<{ readonly totals: Totals } | { readonly tooMany: number }>;
  /** Of how many the sums are. */
  countOf: (totals: Totals) => number;
  children: (totals: Totals) => ReactNode;
}

/** What a list comes to, in each of the states in which that may be known or not. */
export function TotalsFrame<Totals>({ totals, countOf, children }: TotalsFrameProps<Totals>) {
  const t = useTranslations('billing.totals');
  const common = useTranslations('common');
  const errors = useTranslations('errors.problem');
  return (
    <section
      aria-label={t('title')}
      aria-busy={totals.isPending}
      className="mb-4 min-h-16 rounded-md border border-line bg-surface px-4 py-2.5"
    >
      {totals.isPending ? (
        <div className="flex gap-8 py-1">
          <Skeleton className="h-9 w-32" />
          <Skeleton className="h-9 w-32" />
          <Skeleton className="h-9 w-32 max-sm:hidden" />
        </div>
      ) : totals.isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="text-danger">
            {t('failed')} {errors(problemMessage(problemFacts(totals.error)))}
          </p>
          <Button size="small" pending={totals.isFetching} onClick={() => void totals.refetch()}>
            {common('retry')}
          </Button>
        </div>
      ) : 'tooMany' in totals.data ? (
        <p className="py-1.5 text-ink-muted">{t('tooMany', { total: totals.data.tooMany })}</p>
      ) : countOf(totals.data.totals) === 0 ? (
        <p className="py-1.5 text-ink-muted">{t('none')}</p>
      ) : (
        children(totals.data.totals)
      )}
    </section>
  );
}
