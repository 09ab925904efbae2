'use client';

import { useTranslations } from 'next-intl';
import { ListFrame } from '@/components/table/list-frame';
import { Pagination } from '@/components/table/pagination';
import type { ListedShare, ShareRights } from '@/lib/billing/listed-share';
import { SHARES_PAGE, type ShareView, sharesHref } from '@/lib/billing/share-view';
import { SharesEmpty } from './shares-empty';
import { SharesTable } from './shares-table';
import { useShareActs } from './use-share-acts';

interface SharesListProps {
  view: ShareView;
  rights: ShareRights;
  /** What was read; undefined before the first answer. */
  found: { readonly shares: readonly ListedShare[]; readonly total: number } | undefined;
  /** Why there is nothing to show, or nothing newer. */
  problem: unknown;
  isFetching: boolean;
  /** The rows on the screen belong to the filters before. */
  isStale: boolean;
  onRetry: () => void;
}

/** The payments of a view, in each of the states that a list may be in. */
export function SharesList({
  view,
  rights,
  found,
  problem,
  isFetching,
  isStale,
  onRetry,
}: SharesListProps) {
  const t = useTranslations('patientShares');
  const { acts, dialog } = useShareActs(rights);
  return (
    <>
      <ListFrame
        found={found}
        problem={problem}
        isFetching={isFetching}
        onRetry={onRetry}
        words={{ failed: t('failed'), loading: t('loading'), stale: t('stale') }}
      >
        {({ shares, total }) =>
          shares.length === 0 ? (
            <SharesEmpty view={view} total={total} />
          ) : (
            <>
              <SharesTable
                shares={shares}
                isOfOne={view.patientId !== null}
                rights={rights}
                acts={acts}
                stale={isStale}
              />
              <Pagination
                page={view.page}
                limit={SHARES_PAGE}
                total={total}
                hrefOf={(page) => sharesHref({ ...view, page })}
              />
            </>
          )
        }
      </ListFrame>
      {dialog}
    </>
  );
}
