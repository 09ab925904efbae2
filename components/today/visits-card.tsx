'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { useVisit } from '@/components/agenda/shared/use-visit';
import { useVisitWords } from '@/components/agenda/shared/use-visit-words';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/card';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { VisitState } from '@/lib/agenda/rules/desk-notes';
import { type Board, nextOfVisit, placeOfVisit } from '@/lib/agenda/rules/visits';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';
import { formatTime } from '@/lib/kit/dates/time-format';

/** Late ones are as many as the morning went wrong. */
const MOST = 8;

interface VisitsCardProps {
  board: Board;
  now: ClinicMoment;
  visit: ReturnType<typeof useVisit>;
  doctorOf: (id: string) => string | undefined;
}

/** Who waits, who is in the chair, and who should be here: one press is the next step of each. */
export function VisitsCard({ board, now, visit, doctorOf }: VisitsCardProps) {
  const t = useTranslations('visits');
  const { waiting, seated, late } = board;
  const isEmpty = waiting.length + seated.length + late.length === 0;
  return (
    <Card flush title={t('board')}>
      {visit.problem && (
        <Banner tone="danger" urgent>
          <p>{visit.problem}</p>
        </Banner>
      )}
      {isEmpty && <p className="px-4 py-3 text-ink-muted">{t('nobody')}</p>}
      <div className="divide-y divide-line">
        {(
          [
            ['waiting', waiting],
            ['seated', seated],
            ['lateOnes', late],
          ] as const
        )
          .filter(([, entries]) => entries.length > 0)
          .map(([name, entries]) => (
            <section key={name}>
              <h3 className="bg-sunken px-4 py-1 font-medium">
                {t(name, { count: entries.length })}
              </h3>
              <ul className="divide-y divide-line">
                {entries.slice(0, MOST).map((entry) => (
                  <VisitRow
                    key={entry.id}
                    entry={entry}
                    now={now}
                    visit={visit}
                    doctor={doctorOf(entry.doctorId)}
                  />
                ))}
              </ul>
              {entries.length > MOST && (
                <p className="px-4 py-1.5 text-sm text-ink-muted">
                  {t('more', { count: entries.length - MOST })}
                </p>
              )}
            </section>
          ))}
      </div>
    </Card>
  );
}

interface VisitRowProps extends Pick<VisitsCardProps, 'now' | 'visit'> {
  entry: AgendaEntry;
  doctor: string | undefined;
}

function VisitRow({ entry, now, visit, doctor }: VisitRowProps) {
  const t = useTranslations('visits');
  const locale = useLocale();
  const words = useVisitWords();
  const isWaiting = words.short(entry, now) !== undefined && entry.visit?.state !== 'seated';
  const state =
    entry.visit && isWaiting
      ? words.arrived(entry.visit)
      : entry.visit
        ? words.long(entry.visit)
        : words.late(entry, now);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <Link
        href={agendaHref({ date: entry.date, appointment: entry.id })}
        className="min-w-0 flex-1 basis-48 text-ink no-underline hover:text-accent"
      >
        <span className="block font-medium wrap-anywhere">{entry.patient ?? t('patient')}</span>
        <span className="block text-sm wrap-anywhere text-ink-muted">
          {[formatTime(entry.from, locale), state, doctor].filter(Boolean).join(' · ')}
        </span>
      </Link>
      <span className="flex flex-wrap items-center gap-2">
        {isWaiting && (
          <span className="tabular text-sm text-attention">{words.short(entry, now)}</span>
        )}
        <StepButton entry={entry} visit={visit} />
      </span>
    </li>
  );
}

/** The next step of a patient, on the list of those who come too. */
export function StepButton({ entry, visit }: Pick<VisitRowProps, 'entry' | 'visit'>) {
  const t = useTranslations('visits');
  const step = usualStep(entry);
  if (step === undefined) return null;
  const name = entry.patient ?? t('patient');
  return (
    <Button
      size="small"
      aria-label={`${t(`step.${step}`)}: ${name}`}
      onClick={() => void visit.set(entry, step)}
    >
      {t(`step.${step}`)}
    </Button>
  );
}

/** From the waiting room straight to the chair: most clinics call nobody by a board. */
function usualStep(entry: AgendaEntry): VisitState | undefined {
  const steps = nextOfVisit(placeOfVisit(entry));
  return steps.includes('seated') ? 'seated' : steps[0];
}
