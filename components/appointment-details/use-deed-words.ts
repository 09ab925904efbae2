import { useLocale, useTranslations } from 'next-intl';
import type { AppointmentAct, MovedTo } from '@/lib/agenda/appointment-history';
import { clinicMoment } from '@/lib/rules/clinic-time';
import { dateFormat } from '@/lib/rules/date-format';
import { formatTime } from '@/lib/rules/time-format';

/** What was done, in words; of a move also where to, as far as the trail says it. */
export function useDeedWords(timezone: string) {
  const t = useTranslations('appointment.history');
  const locale = useLocale();

  function momentOf(instant: string | undefined) {
    const date = new Date(instant ?? '');
    return Number.isNaN(date.getTime()) ? undefined : clinicMoment(date, timezone);
  }

  function timesOf({ startTime, endTime }: MovedTo): string | undefined {
    const start = momentOf(startTime);
    const end = momentOf(endTime);
    if (!start) return undefined;
    const day = dateFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }).format(new Date(`${start.date}T00:00:00Z`));
    const times = [start, ...(end ? [end] : [])].map(({ minutes }) => formatTime(minutes, locale));
    return `${day}, ${times.join(' – ')}`;
  }

  return function deedsOf({ deeds, movedTo = {} }: AppointmentAct): string {
    const place = [timesOf(movedTo), movedTo.doctor].filter(Boolean).join(' · ');
    return deeds
      .map((deed) =>
        deed === 'moved' && place !== '' ? t('movedTo', { place }) : t(`deeds.${deed}`),
      )
      .join(' · ');
  };
}
