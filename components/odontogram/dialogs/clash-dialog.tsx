'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { OpenClash } from '@/lib/odontogram/edit/editor-state';
import { proposedFinding } from '@/lib/odontogram/edit/merge';
import { placeKey } from '@/lib/odontogram/place';
import type { Catalog, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { useFindingWords, usePlaceWord } from '../use-odontogram-words';

interface ClashDialogProps extends OpenClash {
  catalog: Catalog;
}

/** Two people changed the same place: both are shown, and one is chosen. Nothing goes unseen. */
export function ClashDialog({ step, clashes, answer, catalog }: ClashDialogProps) {
  const t = useTranslations('odontogram.clash');
  const common = useTranslations('common');
  const wordOf = usePlaceWord(catalog.surfaces);
  const words = useFindingWords(catalog);
  const said = (finding: ChartFinding | undefined) => (finding ? words(finding) : t('nothing'));
  return (
    <Dialog
      open
      insistent
      onClose={() => answer('theirs')}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={() => answer('theirs')}>{t('keepTheirs')}</Button>
          <Button variant="primary" onClick={() => answer('mine')}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('explain')}</p>
      <ul className="mt-3 space-y-3">
        {clashes.map((clash) => (
          <li key={placeKey(clash)} className="rounded-md border border-line">
            <p className="tabular border-b border-line px-3 py-1.5 font-semibold">
              {clash.toothFdi} · {wordOf(clash)}
            </p>
            <dl className="grid grid-cols-2 divide-x divide-line">
              <div className="px-3 py-2">
                <dt className="text-sm text-ink-muted">{t('mine')}</dt>
                <dd className="wrap-anywhere">
                  {said(proposedFinding(step, clash, catalog.evolutions[0]?.id ?? ''))}
                </dd>
              </div>
              <div className="px-3 py-2">
                <dt className="text-sm text-ink-muted">{t('theirs')}</dt>
                <dd className="wrap-anywhere">{said(clash.theirs)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
