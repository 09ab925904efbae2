import { useQuery } from '@tanstack/react-query';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import { directoryQuery } from '@/lib/agenda/shared/directory-query';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';
import { readSpokenDate } from '@/lib/kit/dates/spoken-date';
import { plainLetters } from '@/lib/kit/text/plain-letters';
import type { Entry } from './palette-group';

interface AgendaResultsOptions {
  typed: string;
  mayOpenAgenda: boolean;
  mayOpenSchedules: boolean;
  go: (href: string) => void;
}

/** Letters of a name, below which every doctor would be found. */
const FEWEST = 3;
const MOST_DOCTORS = 4;

/** The day that is said ("15/12", "mañana", "lunes"), and the doctors whose name is typed: each one's day and hours. */
export function useAgendaResults(options: AgendaResultsOptions): readonly Entry[] {
  const { typed, mayOpenAgenda, mayOpenSchedules, go } = options;
  const t = useTranslations('shell.palette');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const search = typed.trim();
  const words = plainLetters(search).split(/\s+/).filter(Boolean);
  const isName = words.some((word) => word.length >= FEWEST && /^\p{L}+$/u.test(word));
  const directory = useQuery({ ...directoryQuery(), enabled: mayOpenAgenda && isName });
  if (!mayOpenAgenda || search === '') return [];

  const said = readSpokenDate(search, locale, clinicToday(zone, new Date()));
  const days: Entry[] =
    said.kind === 'date'
      ? [
          {
            key: said.date,
            icon: 'agenda',
            title: formatDate(said.date, locale, 'full'),
            detail: t('agendaOfDay'),
            run: () => go(agendaHref({ date: said.date })),
          },
        ]
      : [];
  const doctors = isName
    ? (directory.data?.doctors ?? []).filter(({ name, active }) => {
        const letters = plainLetters(name);
        return active && words.every((word) => letters.includes(word));
      })
    : [];
  return [
    ...days,
    ...doctors.slice(0, MOST_DOCTORS).flatMap(({ id, name }): Entry[] => [
      {
        key: `day ${id}`,
        icon: 'agenda',
        title: name,
        detail: t('dayOfDoctor'),
        run: () => go(agendaHref({ doctors: [id] })),
      },
      ...(mayOpenSchedules
        ? [
            {
              key: `hours ${id}`,
              icon: 'clock' as const,
              title: name,
              detail: t('hoursOfDoctor'),
              run: () => go(`/schedules/${encodeURIComponent(id)}`),
            },
          ]
        : []),
    ]),
  ];
}
