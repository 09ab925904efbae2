import type { ReactNode } from 'react';
import type { ListedShare } from '@/lib/billing/listed-share';
import { useShareWords } from './use-share-words';

/** Above the fields of a dialog: which share it is about, and who pays the rest. */
export function ShareSummary({ share, children }: { share: ListedShare; children?: ReactNode }) {
  const words = useShareWords();
  const { payer, which } = words.account(share);
  return (
    <div>
      <p className="font-medium">{words.title(share)}</p>
      <p className="tabular text-ink-muted">
        {payer && `${payer} · `}
        {which}
      </p>
      {children}
    </div>
  );
}
