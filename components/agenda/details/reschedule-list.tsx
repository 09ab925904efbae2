'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useBookingWords } from '@/components/agenda/booking/use-booking-words';
import { LoadError } from '@/components/form/load-error';
import { Button } from '@/components/ui/buttons/button';
import { Skeleton } from '@/components/ui/states/skeleton';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Opening } from '@/lib/agenda/rules/openings';
import type { Place } from '@/lib/agenda/rules/place';
import { appointmentQueries } from '@/lib/agenda/shared/appointment-queries';
import type { Directory } from '@/lib/agenda/shared/directory';
import { formatTime } from '@/lib/kit/dates/time-format';

interface RescheduleListProps {
  entry: AgendaEntry;
  directory: Directory;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  onTake: (place: Place) => void;
}

/** Hours to which an appointment can go, with any doctor who performs it: one press moves it. */
export function RescheduleList({ entry, directory, today, onTake }: RescheduleListProps) {
  const t = useTranslations('booking.openings');
  const move = useTranslations('appointment.reschedule');
  const locale = useLocale();
  const words = useBookingWords(directory);
  const duration = Math.max(5, entry.to - entry.from);
  const found = useInfiniteQuery(
    appointmentQueries.openings({ duration, procedureId: entry.procedureId, from: today }),
  );
  const pages = found.data?.pages ?? [];
  const openings = pages.flatMap((page) => page.openings);
  const dates = [...new Set(openings.map(({ date }) => date))];
  return (
    <section aria-label={move('title')} className="grid gap-2">
      {found.isPending && <Skeleton className="h-9" />}
      {found.isLoadingError && (
        <LoadError
          title={t('failed')}
          error={found.error}
          onRetry={() => found.refetch()}
          retrying={found.isFetching}
        />
      )}
      {dates.map((date) => (
        <div key={date}>
          <p className="text-sm font-medium text-ink-muted first-letter:uppercase">
            {words.day(date)}
          </p>
          <div className="mt-1 flex flex-wrap gap-1.5">
            {openings
              .filter((opening) => opening.date === date)
              .map((opening) => (
                <Button
                  key={`${opening.from} ${opening.doctorId}`}
                  size="small"
                  className="tabular"
                  onClick={() => onTake(placeAt(opening))}
                >
                  {[
                    formatTime(opening.from, locale),
                    opening.doctorId !== entry.doctorId && words.doctor(opening.doctorId),
                    opening.locationId !== entry.locationId && words.location(opening.locationId),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Button>
              ))}
          </div>
        </div>
      ))}
      {pages[0] && openings.length === 0 && (
        <p role="status" className="text-sm text-ink-muted">
          {t('none', { date: words.day(pages[0].searchedTo) })}
        </p>
      )}
      {found.hasNextPage && (
        <Button
          size="small"
          className="justify-self-start"
          pending={found.isFetchingNextPage}
          onClick={() => found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function placeAt({ date, doctorId, locationId, from, to }: Opening): Place {
  return { date, doctorId, locationId, from, to };
}
