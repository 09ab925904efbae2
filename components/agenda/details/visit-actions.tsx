'use client';

import { useTranslations } from 'next-intl';
import { useVisit } from '@/components/agenda/shared/use-visit';
import { useVisitWords } from '@/components/agenda/shared/use-visit-words';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { nextOfVisit, placeOfVisit } from '@/lib/agenda/rules/visits';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';

interface VisitActionsProps {
  entry: AgendaEntry;
  now: ClinicMoment;
  /** The service cannot be told who stayed away: then it is kept here. */
  keepsNoShow: boolean;
  /** The patient left: the appointment can be closed. */
  onLeft: () => void;
}

/** Where the patient of one of today's appointments is, and the steps from there. */
export function VisitActions({ entry, now, keepsNoShow, onLeft }: VisitActionsProps) {
  const t = useTranslations('visits');
  const common = useTranslations('common');
  const words = useVisitWords();
  const { set, back, change, problem } = useVisit(({ place }) => place === 'left' && onLeft());
  const { visit } = entry;
  const place = placeOfVisit(entry);
  const late = words.late(entry, now);
  const steps = nextOfVisit(place);
  const isPending = change.state === 'pending';
  const offersNoShow = keepsNoShow && place === 'expected' && late !== undefined;
  return (
    <section aria-label={t('title')} className="grid gap-2 border-t border-line pt-4">
      {visit && <p>{words.long(visit)}</p>}
      {visit?.arrivedAt && visit.state !== 'left' && (
        <p className="text-sm text-ink-muted">{words.short(entry, now)}</p>
      )}
      {late && <p className="text-attention">{late}</p>}
      {problem && (
        <Banner tone="danger" urgent>
          <p>{problem}</p>
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        {[...steps, ...(offersNoShow ? (['no_show'] as const) : [])].map((step, index) => (
          <Button
            key={step}
            variant={index === 0 ? 'primary' : 'secondary'}
            pending={isPending && change.sent?.place === step}
            onClick={() => void set(entry, step)}
          >
            {t(`step.${step}`)}
          </Button>
        ))}
        {visit && (
          <Button
            variant="quiet"
            waitsFor={isPending ? common('saving') : undefined}
            onClick={() => void back(entry)}
          >
            {t('stepBack')}
          </Button>
        )}
      </div>
    </section>
  );
}
