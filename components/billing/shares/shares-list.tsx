'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { ListFrame } from '@/components/table/list-frame';
import { Pagination } from '@/components/table/pagination';
import type { ListedShare } from '@/lib/billing/listed-share';
import { SHARES_PAGE, type ShareView, sharesHref } from '@/lib/billing/share-view';
import type { ShareRights } from './share-rights';
import { SharesEmpty } from './shares-empty';
import { SharesTable } from './shares-table';

const ResolveDialog = lazyPart(async () => (await import('./resolve-dialog')).ResolveDialog);

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
  const [resolving, setResolving] = useState<ListedShare>();
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
                canTakeReceipts={rights.takesReceipts}
                onResolve={rights.settles ? setResolving : undefined}
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
      {resolving && (
        <Suspense>
          <ResolveDialog
            key={resolving.id}
            share={resolving}
            onClose={() => setResolving(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
