import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Visit } from '@/lib/agenda/rules/desk-notes';
import { lateMinutes, waitedMinutes } from '@/lib/agenda/rules/visits';
import { type ClinicMoment, clinicMoment } from '@/lib/kit/dates/clinic-time';
import { formatTime } from '@/lib/kit/dates/time-format';
import type { ClinicProblem } from '@/lib/queries/problem';

/** Where a patient is, in words. */
export function useVisitWords() {
  const t = useTranslations('visits');
  const problems = useTranslations('errors.problem');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const clock = (instant: string) =>
    formatTime(clinicMoment(new Date(instant), zone).minutes, locale);

  return {
    /** Short enough for a card; `undefined` where there is nothing to say. */
    short(entry: AgendaEntry, now: ClinicMoment): string | undefined {
      const { visit } = entry;
      if (visit === undefined || entry.status !== 'confirmed') return undefined;
      const waited = waitedMinutes(visit, now, zone);
      if (waited === undefined) return t(`place.${visit.state}`);
      return t(visit.state === 'called' ? 'calledAfter' : 'waits', { count: waited });
    },
    /** In a sentence, with the hour and who said it. */
    long(visit: Visit): string {
      return t('said', {
        place: t(`place.${visit.state}`),
        time: clock(visit.since),
        by: visit.by,
      });
    },
    since: (visit: Visit) => ({ time: clock(visit.since) }),
    arrived: ({ arrivedAt, since }: Visit) => t('waitsSince', { time: clock(arrivedAt ?? since) }),
    late(entry: AgendaEntry, now: ClinicMoment): string | undefined {
      const minutes = lateMinutes(entry, now);
      return minutes === undefined ? undefined : t('late', { count: minutes });
    },
    problem(error: ClinicProblem): string {
      if (error.code === 'VISIT_CHANGED') return t('refused.changed');
      if (error.code === 'VISIT_CANCELED') return t('refused.canceled');
      if (error.status === 404) return t('refused.gone');
      return problems(problemMessage(problemFacts(error)));
    },
  };
}
