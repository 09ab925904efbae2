'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { useToast } from '@/components/ui/overlays/toast';
import type { SeriesPlace } from '@/lib/agenda/rules/desk-notes';
import { type SeriesCanceled, seriesHandlers } from '@/lib/agenda/series/handlers';
import { OPENINGS, VISITS } from '@/lib/agenda/shared/appointment-queries';
import { useOwnChange } from '@/lib/changes/use-change';
import { callOwn } from '@/lib/queries/call-own';

const CANCEL_REST = {
  id: 'series.cancel',
  /** What is canceled stays so: sent again it cancels what is left. */
  call: (body: { readonly seriesId: string; readonly from: number }): Promise<SeriesCanceled> =>
    callOwn(seriesHandlers.cancel, { body }),
};

/** Cancels an appointment of a series and those after it. */
export function CancelRestButton({ series, onDone }: { series: SeriesPlace; onDone: () => void }) {
  const t = useTranslations('series');
  const toast = useToast();
  const change = useOwnChange(CANCEL_REST, {
    shown: ['agenda', OPENINGS, VISITS],
    scope: series.id,
    announce({ canceled, failed }) {
      if (failed > 0) return;
      toast({ message: t('canceled', { count: canceled }) });
      onDone();
    },
  });
  const failed = change.output?.failed ?? 0;
  const isFailed = failed > 0 || change.state === 'refused' || change.state === 'unknown';
  return (
    <>
      <Button
        pending={change.state === 'pending'}
        onClick={() => void change.send({ seriesId: series.id, from: series.number })}
      >
        {t('cancelRest')}
      </Button>
      {isFailed && (
        <p role="alert" className="basis-full text-sm text-danger">
          {t('cancelFailed', { count: Math.max(1, failed) })}
        </p>
      )}
    </>
  );
}
