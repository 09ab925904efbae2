'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Skeleton } from '@/components/ui/skeleton';

interface TotalsFrameProps<Totals> {
  totals: UseQueryResult<{ readonly totals: Totals } | { readonly tooMany: number }>;
  /** Of how many the sums are. */
  countOf: (totals: Totals) => number;
  /** Under the sums is one line, for who wants more of them. */
  hasMore?: boolean;
  children: (totals: Totals) => ReactNode;
}

/**
 * What a list comes to, in each of the states in which that may be known or not. As high in all of
 * them, where the sums need one line: the list below is being read, and pressed, meanwhile.
 */
export function TotalsFrame<Totals>({
  totals,
  countOf,
  hasMore = false,
  children,
}: TotalsFrameProps<Totals>) {
  const t = useTranslations('billing.totals');
  const common = useTranslations('common');
  const errors = useTranslations('errors.problem');
  return (
    <section
      aria-label={t('title')}
      aria-busy={totals.isPending}
      className={cx(
        'mb-4 rounded-md border border-line bg-surface px-4 py-2.5',
        hasMore ? 'min-h-25 touch:min-h-30' : 'min-h-18',
      )}
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
