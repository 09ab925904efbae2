'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { CsvButton } from '@/components/billing/csv-button';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { PageHeader } from '@/components/ui/page-header';
import { shareQueries } from '@/lib/billing/billing-queries';
import type { ShareRights } from '@/lib/billing/listed-share';
import {
  FLAGGED_QUERY,
  OWING_QUERY,
  type ShareView,
  shareListQuery,
} from '@/lib/billing/share-view';
import { ShareFilters } from './share-filters';
import { SharesList } from './shares-list';
import { TotalsCard } from './totals-card';

interface ClinicSharesProps {
  view: ShareView;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  rights: ShareRights;
  /** What the server met, as long as the browser has not tried for itself. */
  serverProblem: Error | undefined;
  /** Finds the patient whose shares are to be seen alone. */
  picker: ReactNode;
  onView: (changes: Partial<ShareView>) => void;
}

/** Everybody's shares, newest first, through filters. */
export function ClinicShares(props: ClinicSharesProps) {
  const { view, today, rights, serverProblem, picker, onView } = props;
  const t = useTranslations('patientShares');
  const common = useTranslations('common');
  const [isPicking, setPicking] = useState(false);
  const list = useQuery(shareQueries.list(shareListQuery(view)));
  const flagged = useQuery(shareQueries.list(FLAGGED_QUERY));
  const owing = useQuery(shareQueries.list(OWING_QUERY));
  const { page: _, ...filter } = view;
  const found = list.data && { shares: list.data.data, total: list.data.pagination.total };
  const waiting = flagged.data?.pagination.total;
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(found && {
          facts: (
            <span className="flex flex-wrap gap-x-3" role="status">
              <span>{t('total', { total: found.total })}</span>
              {waiting !== undefined && waiting > 0 && (
                <span className="font-medium text-attention">
                  {t('flaggedTotal', { count: waiting })}
                </span>
              )}
            </span>
          ),
        })}
        actions={
          <>
            <Button size="small" icon="person" onClick={() => setPicking(true)}>
              {t('filters.patient')}
            </Button>
            <CsvButton of="shares" filter={filter} />
          </>
        }
      />
      <ShareFilters
        view={view}
        flagged={waiting}
        owing={owing.data?.pagination.total}
        today={today}
        onChange={onView}
      />
      <TotalsCard filter={filter} listed={list.isPlaceholderData ? undefined : found?.total} />
      <SharesList
        view={view}
        rights={rights}
        found={found}
        problem={list.error ?? (list.isPending ? serverProblem : undefined)}
        isFetching={list.isFetching}
        isStale={list.isPlaceholderData}
        onRetry={() => void list.refetch()}
      />
      <Dialog
        open={isPicking}
        onClose={() => setPicking(false)}
        title={t('filters.patient')}
        closeLabel={common('close')}
      >
        {/* As high as what is found hangs down. */}
        <div className="min-h-96">{picker}</div>
      </Dialog>
    </>
  );
}
