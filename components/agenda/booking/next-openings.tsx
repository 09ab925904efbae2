'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { LoadError } from '@/components/form/load-error';
import { Button } from '@/components/ui/buttons/button';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/states/skeleton';
import type { Opening } from '@/lib/agenda/rules/openings';
import { appointmentQueries } from '@/lib/agenda/shared/appointment-queries';
import type { OpeningsWanted } from '@/lib/agenda/shared/handlers';
import type { PatientVisits } from '@/lib/agenda/shared/patient-visits';
import { dateFormat } from '@/lib/kit/dates/date-format';
import { WEEKDAYS } from '@/lib/kit/schedule';
import { durationOf, isAgendaDate } from './booking-check';
import { OpeningList } from './opening-list';
import type { Booking } from './use-booking';
import type { BookingWords } from './use-booking-words';

const NO_VISITS: PatientVisits['coming'] = [];

interface NextOpeningsProps {
  booking: Booking;
  words: BookingWords;
  onTake: (opening: Opening) => void;
}

/** When the visit could be, the earliest first; one press takes one. */
export function NextOpenings({ booking, words, onTake }: NextOpeningsProps) {
  const t = useTranslations('booking.openings');
  const titleId = useId();
  const { draft, soughtFrom } = booking;
  const { seek, procedureId, patientId } = draft;
  const duration = durationOf(draft);
  const [said, setSaid] = useState<Omit<OpeningsWhen, 'earliest'>>({});
  // An hour that was typed is when they can come; one that an opening brought is not.
  const when = { ...said, earliest: booking.typedTime };
  const isChosen = duration !== undefined && (procedureId !== '' || seek.doctorId !== '');
  const isAsked = isChosen && isAgendaDate(soughtFrom);
  const found = useInfiniteQuery({
    ...appointmentQueries.openings({
      duration: duration ?? 0,
      doctorId: seek.doctorId || undefined,
      locationId: seek.locationId || undefined,
      procedureId: procedureId || undefined,
      from: soughtFrom,
      ...when,
    }),
    enabled: isAsked,
  });
  // Where they cannot be read nothing is marked: the times are free all the same.
  const own = useQuery({
    ...appointmentQueries.ofPatient(patientId),
    enabled: isAsked && patientId !== '',
  });
  const pages = found.data?.pages ?? [];
  const openings = pages.flatMap((page) => page.openings);
  const first = pages[0];
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-1 font-medium">
        {t('title')}
      </h3>
      {isAsked && <WhenFields said={said} onSay={setSaid} />}
      {!isAsked && <p className="text-sm text-ink-muted">{t(isChosen ? 'askDate' : 'askFirst')}</p>}
      {isAsked && found.isPending && <OpeningsSkeleton label={t('loading')} />}
      {isAsked && found.isLoadingError && (
        <LoadError
          title={t('failed')}
          error={found.error}
          onRetry={() => found.refetch()}
          retrying={found.isFetching}
        />
      )}
      {first && (
        <>
          <OpeningList
            openings={openings}
            ownVisits={own.data?.coming ?? NO_VISITS}
            booking={booking}
            words={words}
            onTake={onTake}
          />
          {openings.length === 0 && (
            <p role="status" className="text-sm text-ink-muted">
              {t('none', { date: words.day(first.searchedTo) })}
            </p>
          )}
          {found.hasNextPage && (
            <Button
              size="small"
              className="mt-2"
              pending={found.isFetchingNextPage}
              onClick={() => found.fetchNextPage()}
            >
              {t('more')}
            </Button>
          )}
          {found.isFetchNextPageError && (
            <p role="alert" className="mt-1 text-sm text-danger">
              {t('failed')}
            </p>
          )}
          {first.unread.length > 0 && (
            <p className="mt-2 text-sm text-attention">
              {t('unread', { doctors: first.unread.map(words.doctor).join(', ') })}
            </p>
          )}
          {first.unscheduled.length > 0 && (
            <p className="mt-2 text-sm text-ink-muted">
              {t('unscheduled', { doctors: first.unscheduled.map(words.doctor).join(', ') })}
            </p>
          )}
        </>
      )}
    </section>
  );
}

type OpeningsWhen = Pick<OpeningsWanted, 'part' | 'earliest' | 'weekday'>;

interface WhenFieldsProps {
  said: Omit<OpeningsWhen, 'earliest'>;
  onSay: (said: Omit<OpeningsWhen, 'earliest'>) => void;
}

/** When the patient can come, as they say it: in the morning, on Mondays. */
function WhenFields({ said, onSay }: WhenFieldsProps) {
  const t = useTranslations('booking.openings.when');
  const locale = useLocale();
  const weekdays = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    <div className="mb-2 flex flex-wrap gap-2">
      <Select
        aria-label={t('part')}
        className="w-auto"
        value={said.part ?? ''}
        onChange={({ target: { value } }) =>
          onSay({ ...said, part: PARTS.find((part) => part === value) })
        }
      >
        <option value="">{t('anyPart')}</option>
        {PARTS.map((part) => (
          <option key={part} value={part}>
            {t(part)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('weekday')}
        className="w-auto"
        value={said.weekday ?? ''}
        onChange={({ target: { value } }) =>
          onSay({ ...said, weekday: WEEKDAYS.find((day) => day === value) })
        }
      >
        <option value="">{t('anyWeekday')}</option>
        {WEEKDAYS.map((day, index) => (
          <option key={day} value={day}>
            {weekdays.format(Date.UTC(MONDAY.year, MONDAY.month, MONDAY.day + index))}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Any. */
const MONDAY = { year: 2026, month: 10, day: 23 };
const PARTS = ['morning', 'afternoon'] as const;

function OpeningsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="space-y-1.5">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
    </div>
  );
}
