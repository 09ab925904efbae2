'use client';

import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { Button } from '@/components/ui/buttons/button';
import { Skeleton } from '@/components/ui/states/skeleton';
import { MOST_SUMMED } from '@/lib/billing/most-summed';
import { SUMS_GRID } from './sum-list';

type Answer<Totals> = { readonly totals: Totals } | { readonly tooMany: number };

interface TotalsFrameProps<Totals> {
  query: UseQueryOptions<Answer<Totals>, Error, Answer<Totals>, string[]>;
  /** How many rows the list has; undefined as long as that is not known. */
  listed: number | undefined;
  /** Of how many rows the sums are. */
  countOf: (totals: Totals) => number;
  /** How many sums come as a rule. */
  expected: number;
  /** Under the sums comes a line that unfolds. */
  hasDetails?: boolean;
  /** The service sums up any number of rows. */
  isUncapped?: boolean;
  children: (totals: Totals) => ReactNode;
}

/**
 * What a list comes to, in each of the states in which that may be known or not. The list below is
 * read, and pressed, before the sums are here: what its length tells, where that is known already, is
 * said without asking for them, and room is kept for those that come.
 */
export function TotalsFrame<Totals>({
  query,
  listed,
  countOf,
  expected,
  hasDetails = false,
  isUncapped = false,
  children,
}: TotalsFrameProps<Totals>) {
  const t = useTranslations('billing.totals');
  const common = useTranslations('common');
  const errors = useTranslations('errors.problem');
  const isTooLong = !isUncapped && listed !== undefined && listed > MOST_SUMMED;
  const totals = useQuery({ ...query, enabled: listed !== 0 && !isTooLong });
  const known = listed === 0 ? t('none') : isTooLong ? t('tooMany', { total: listed }) : undefined;
  return (
    <section
      aria-label={t('title')}
      aria-busy={known === undefined && totals.isPending}
      className="@container mb-4 rounded-md border border-line bg-surface px-4 py-2.5"
    >
      {known !== undefined ? (
        <Said>{known}</Said>
      ) : totals.isPending ? (
        <>
          <div className={SUMS_GRID}>
            {Array.from(Array(expected).keys(), (index) => (
              <Skeleton key={index} className="my-1 h-9 @max-sums:my-0 @max-sums:h-5" />
            ))}
          </div>
          {hasDetails && <div className="mt-1 h-6 touch:h-11" />}
        </>
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
        <Said>{t('tooMany', { total: totals.data.tooMany })}</Said>
      ) : countOf(totals.data.totals) === 0 ? (
        <Said>{t('none')}</Said>
      ) : (
        children(totals.data.totals)
      )}
    </section>
  );
}

const Said = ({ children }: { children: string }) => (
  <p className="py-1.5 text-ink-muted">{children}</p>
);
