import { useTranslations } from 'next-intl';
import type { SeriesProblem } from '@/lib/agenda/rules/series-lines';

/** What speaks against an appointment of a series, in words. */
export function useSeriesWords() {
  const t = useTranslations('series.problems');
  const holidays = useTranslations('agenda.holidays');
  return ({ kind, holiday, reason = '' }: SeriesProblem): string =>
    t(kind, { reason, holiday: holiday === undefined ? '' : holidays(holiday) });
}
