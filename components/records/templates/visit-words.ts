import { useLocale } from 'next-intl';
import type { PatientVisit } from '@/lib/agenda/shared/patient-visits';
import { formatDate } from '@/lib/kit/dates/dates';
import { formatTime } from '@/lib/kit/dates/time-format';

/** An appointment in one line: when, for what and with whom. */
export function visitText({ date, from, procedure, doctor }: PatientVisit, locale: string): string {
  return [`${formatDate(date, locale)}, ${formatTime(from, locale)}`, procedure, doctor]
    .filter(Boolean)
    .join(' · ');
}

/** `visitText` in the language of whoever looks. */
export function useVisitWords() {
  const locale = useLocale();
  return (visit: PatientVisit) => visitText(visit, locale);
}
