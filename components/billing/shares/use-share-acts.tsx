'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useState } from 'react';
import { ReceiptButton } from '@/components/billing/receipt-button';
import { DownloadButton } from '@/components/files/download-button';
import { lazyPart } from '@/components/lazy-part';
import { Button } from '@/components/ui/buttons/button';
import type { ListedShare, ShareRights } from '@/lib/billing/listed-share';
import { useShareWords } from './use-share-words';

const DIALOGS = {
  resolve: lazyPart(async () => (await import('./resolve-dialog')).ResolveDialog),
  collect: lazyPart(async () => (await import('./collect-share-dialog')).CollectShareDialog),
  cancel: lazyPart(async () => (await import('./cancel-share-dialog')).CancelShareDialog),
};
type Act = keyof typeof DIALOGS;

/** What a share of a list offers; absent where this person, or the service, does not do it. */
export type ShareActs = { readonly [Name in Act]?: (share: ListedShare) => void };

/** What may be done with shares, and the dialog of what is being done. */
export function useShareActs(rights: ShareRights): {
  readonly acts: ShareActs;
  readonly dialog: ReactNode;
} {
  const [open, setOpen] = useState<{ readonly act: Act; readonly share: ListedShare }>();
  const does = (act: Act) => (share: ListedShare) => setOpen({ act, share });
  const Dialog = open && DIALOGS[open.act];
  return {
    acts: {
      ...(rights.settles && { resolve: does('resolve') }),
      ...(rights.collects && { collect: does('collect') }),
      ...(rights.cancels && { cancel: does('cancel') }),
    },
    dialog: Dialog && (
      <Suspense>
        <Dialog key={open.share.id} share={open.share} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
}

/** The buttons of one share: what this person may do about it, and its papers. */
export function useShareOffers(
  rights: Pick<ShareRights, 'takesReceipts' | 'takesSlips'>,
  acts: ShareActs,
): (share: ListedShare) => readonly ReactNode[] {
  const t = useTranslations('patientShares');
  const { paidAt, title } = useShareWords();
  return (share) => {
    const { review, status, receiptAvailable, refund } = share;
    const isOwing = status === 'pending' || status === 'failed';
    const act = (name: keyof ShareActs, is: boolean) => {
      const run = is && acts[name];
      return (
        run && (
          <Button
            key={name}
            size="small"
            variant={name === 'cancel' ? 'quiet' : 'primary'}
            aria-label={t(`${name}.label`, { share: title(share) })}
            onClick={() => run(share)}
          >
            {t(`${name}.action`)}
          </Button>
        )
      );
    };
    return [
      act('resolve', review !== null),
      act('collect', isOwing),
      act('cancel', status === 'pending'),
      receiptAvailable && rights.takesReceipts && (
        <ReceiptButton
          key="receipt"
          paymentId={share.id}
          amount={share.amount}
          when={paidAt(share)}
        />
      ),
      refund && rights.takesSlips && (
        <DownloadButton
          key="slip"
          path={`/api/clinic/billing/refunds/${refund.id}/slip`}
          label={t('slipOf', { number: refund.number, share: title(share) })}
        >
          {t('slip')}
        </DownloadButton>
      ),
    ].filter(Boolean);
  };
}
