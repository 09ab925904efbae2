'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '@/components/lazy-part';
import type { ListedShare, ShareRights } from '@/lib/billing/listed-share';

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
