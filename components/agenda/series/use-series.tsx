'use client';

import { Suspense, useState } from 'react';
import { durationOf, spanOf } from '@/components/agenda/booking/booking-check';
import type { Booking } from '@/components/agenda/booking/use-booking';
import type { BookingWords } from '@/components/agenda/booking/use-booking-words';
import { lazyPart } from '@/components/lazy-part';
import type { SeriesWanted } from '@/lib/agenda/series/handlers';
import { NO_REPEAT, patternOf, RepeatFields } from './repeat-fields';

const SeriesDialog = lazyPart(async () => (await import('./series-dialog')).SeriesDialog);

interface SeriesOptions {
  timezone: string;
  words: BookingWords;
  /** Called once the dialog is closed, with how many were booked. */
  onBooked: (count: number) => void;
}

interface AskedSeries {
  readonly id: string;
  readonly wanted: SeriesWanted;
}

/** A booking that is the first of several: what is typed of it, and the dialog with its dates. */
export function useSeries(booking: Booking, { timezone, words, onBooked }: SeriesOptions) {
  const [typed, setTyped] = useState(NO_REPEAT);
  const [isJudged, setJudged] = useState(false);
  const [asked, setAsked] = useState<AskedSeries>();
  const [isOpen, setOpen] = useState(false);

  function wantedSeries(): SeriesWanted | undefined {
    const { draft, date, locationId } = booking;
    const pattern = patternOf(typed);
    const span = spanOf(draft);
    const duration = durationOf(draft);
    if (pattern === undefined || span === undefined || duration === undefined) return undefined;
    const { doctorId, patientId } = draft;
    return { doctorId, locationId, patientId, date, from: span.from, duration, ...pattern };
  }

  /** Shows the dates, once the booking and the numbers are whole. */
  function ask(): void {
    setJudged(true);
    if (!booking.saving.judge()) return;
    const wanted = wantedSeries();
    if (wanted === undefined) return;
    // The same words are the same series: what was booked of it is booked no second time.
    const isSame = asked && JSON.stringify(asked.wanted) === JSON.stringify(wanted);
    if (!isSame) setAsked({ id: crypto.randomUUID(), wanted });
    setOpen(true);
  }

  function close(count: number): void {
    setOpen(false);
    if (count === 0) return;
    setTyped(NO_REPEAT);
    setJudged(false);
    setAsked(undefined);
    onBooked(count);
  }

  return {
    isOn: typed.isOn,
    ask,
    fields: <RepeatFields typed={typed} isJudged={isJudged} onChange={setTyped} />,
    dialog: isOpen && asked && (
      <Suspense>
        <SeriesDialog
          seriesId={asked.id}
          wanted={asked.wanted}
          procedureId={booking.draft.procedureId}
          notes={booking.draft.notes}
          timezone={timezone}
          words={words}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
