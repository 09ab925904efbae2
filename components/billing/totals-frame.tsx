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

/** About as many as there are sums. */
const BLOCKS = [0, 1, 2, 3, 4];

/**
 * What a list comes to, in each of the states in which that may be known or not. Room is kept for as
 * many sums as there are as a rule: the list below is read, and pressed, before they come.
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
        hasMore ? 'min-h-23.5 touch:min-h-28.5' : 'min-h-16.5',
        // On a phone they take three lines as a rule.
        totals.isPending &&
          (hasMore ? 'max-sm:min-h-49.5 max-sm:touch:min-h-54.5' : 'max-sm:min-h-42.5'),
      )}
    >
      {totals.isPending ? (
        <div className="grid grid-cols-[repeat(auto-fill,8rem)] gap-x-8 gap-y-4 py-1">
          {BLOCKS.map((block) => (
            <Skeleton key={block} className="h-9" />
          ))}
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
