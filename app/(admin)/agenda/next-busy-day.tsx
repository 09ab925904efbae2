'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ViewLink } from '@/components/agenda/view-link';
import { buttonClass } from '@/components/ui/buttons/button-class';
import { agendaQueries } from '@/lib/agenda/agenda-queries';
import { takesTime } from '@/lib/agenda/rules/agenda-entry';
import type { AgendaView } from '@/lib/agenda/shared/agenda-view';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';

/** As far as one range of the agenda reaches. */
const DAYS_AHEAD = 41;

interface NextBusyDayProps {
  /** `YYYY-MM-DD`, a day on which nobody is there. */
  date: string;
  hrefOf: (changes: Partial<AgendaView>) => string;
  onGo: (href: string) => void;
}

/** The way from a closed day to the next with appointments; nothing where none is near. */
export function NextBusyDay({ date, hrefOf, onGo }: NextBusyDayProps) {
  const t = useTranslations('agenda');
  const locale = useLocale();
  const ahead = useQuery(
    agendaQueries.range({ from: addDays(date, 1), to: addDays(date, DAYS_AHEAD) }),
  );
  const [next] = (ahead.data?.entries ?? [])
    .filter((entry) => takesTime(entry) && entry.date > date)
    .map((entry) => entry.date)
    .sort();
  if (next === undefined) return null;
  return (
    <ViewLink
      href={hrefOf({ date: next })}
      onGo={onGo}
      className={buttonClass('secondary', 'medium')}
    >
      {t('nextBusy', { day: formatDate(next, locale, 'full') })}
    </ViewLink>
  );
}
