import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { cx } from '@/components/ui/cx';
import type { Opening } from '@/lib/agenda/rules/openings';
import type { PatientVisit } from '@/lib/agenda/shared/patient-visits';
import { formatTime } from '@/lib/kit/dates/time-format';
import { spanOf } from './booking-check';
import { isBusyAt } from './own-visits';
import type { Booking } from './use-booking';
import type { BookingWords } from './use-booking-words';

interface OpeningListProps {
  openings: readonly Opening[];
  /** Of whom is being booked, as far as they are known. */
  ownVisits: readonly PatientVisit[];
  booking: Booking;
  words: BookingWords;
  onTake: (opening: Opening) => void;
}

/** Openings by their date; the one that was taken is marked. */
export function OpeningList({ openings, ownVisits, booking, words, onTake }: OpeningListProps) {
  const dates = [...new Set(openings.map(({ date }) => date))];
  return (
    <div className="space-y-2">
      {dates.map((date) => (
        <OpeningDay
          key={date}
          title={words.day(date)}
          openings={openings.filter((opening) => opening.date === date)}
          ownVisits={ownVisits}
          booking={booking}
          words={words}
          onTake={onTake}
        />
      ))}
    </div>
  );
}

function OpeningDay({
  title,
  openings,
  ownVisits,
  booking,
  words,
  onTake,
}: OpeningListProps & { title: string }) {
  const t = useTranslations('booking.openings');
  const locale = useLocale();
  const titleId = useId();
  const { draft, date, locationId } = booking;
  const from = spanOf(draft)?.from;
  return (
    <div>
      <p id={titleId} className="text-sm font-medium text-ink-muted first-letter:uppercase">
        {title}
      </p>
      <ul aria-labelledby={titleId} className="mt-1 space-y-1">
        {openings.map((opening) => {
          const isTaken =
            opening.date === date &&
            opening.from === from &&
            opening.doctorId === draft.doctorId &&
            opening.locationId === locationId;
          return (
            <li key={`${opening.from} ${opening.doctorId}`}>
              <button
                type="button"
                aria-pressed={isTaken}
                onClick={() => onTake(opening)}
                className={cx(
                  'flex min-h-9 w-full items-center gap-2.5 rounded-md border px-2.5 py-1 text-left touch:min-h-11',
                  isTaken
                    ? 'border-accent bg-accent-soft'
                    : 'border-line bg-surface hover:border-line-strong hover:bg-hover',
                )}
              >
                <span className="sr-only">{`${title}, `}</span>
                <span className="tabular w-20 shrink-0 font-semibold">
                  {formatTime(opening.from, locale)}
                </span>{' '}
                <span className="min-w-0 flex-1 text-sm">
                  <span className="block truncate">{words.doctor(opening.doctorId)}</span>{' '}
                  <span className="block truncate text-ink-muted">
                    {words.location(opening.locationId)}
                  </span>{' '}
                  {isBusyAt(opening, ownVisits) && (
                    <span className="block text-attention">{t('patientBusy')}</span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
