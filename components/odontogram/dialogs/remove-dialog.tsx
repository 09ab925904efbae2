'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { findingsAt } from '@/lib/odontogram/charting/findings-at';
import type { Place } from '@/lib/odontogram/place';
import type { Catalog, Chart, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { useFindingWords, usePlaceWord } from '../use-odontogram-words';
import { byTooth, PlaceLines } from './place-lines';
import { SignatureEnds } from './signature-ends';

interface RemoveDialogProps {
  places: readonly Place[];
  chart: Pick<Chart, 'findings' | 'signature'>;
  catalog: Catalog;
  onRemove: (findings: readonly ChartFinding[]) => void;
  onClose: () => void;
}

/** What would go from all that is chosen, tooth by tooth, before it goes; also what came meanwhile. */
export function RemoveDialog({ places, chart, catalog, onRemove, onClose }: RemoveDialogProps) {
  const t = useTranslations('odontogram.remove');
  const nothing = useTranslations('odontogram.status.nothing');
  const common = useTranslations('common');
  const wordOf = usePlaceWord(catalog.surfaces);
  const words = useFindingWords(catalog);
  const findings = findingsAt(chart.findings, places);
  const count = findings.length;
  const isAllRead = findings.every(({ unreadableItems = 0 }) => unreadableItems === 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            variant="danger"
            onClick={() => onRemove(findings)}
            disabledReason={count === 0 ? nothing('nothing-to-remove') : undefined}
          >
            {t('remove', { count })}
          </Button>
        </>
      }
    >
      <SignatureEnds signature={chart.signature} />
      <p>{t(isAllRead ? 'explain' : 'explainUnread')}</p>
      <PlaceLines
        title={t('goes', { count })}
        lines={byTooth(findings, (finding) => `${wordOf(finding)}: ${words(finding)}`)}
      />
    </Dialog>
  );
}
