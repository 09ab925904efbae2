'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useBookingWords } from '@/components/agenda/booking/use-booking-words';
import { useEntryWords } from '@/components/agenda/use-entry-words';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Place } from '@/lib/agenda/rules/place';
import type { Directory } from '@/lib/agenda/shared/directory';
import { formatTimes } from '@/lib/kit/dates/time-format';
import type { MoveConcern } from './move-concerns';

const NOBODY = { doctors: [], locations: [] };

/** A move in words: who, to when and whom, and what speaks against it. */
export function useMoveWords(directory: Directory | undefined) {
  const t = useTranslations('agenda.move');
  const locale = useLocale();
  const words = useBookingWords(directory ?? NOBODY);
  const { who, statusWord } = useEntryWords();
  const statuses = useTranslations('common.appointmentStatus');
  const times = (place: Place) => formatTimes(place, locale);
  const text = (entry: AgendaEntry, place: Place) => `${times(place)} ${who(entry)}`;
  const whereTo = (place: Place) =>
    t('place', {
      day: words.day(place.date),
      times: times(place),
      doctor: words.doctor(place.doctorId),
    });
  return {
    who,
    text,
    /** Begins with what can be read on it, so that it can be said to press it. */
    label: (entry: AgendaEntry, place: Place) =>
      t('label', {
        text: text(entry, place),
        day: words.day(place.date),
        doctor: words.doctor(place.doctorId),
      }),
    status: ({ status }: Pick<AgendaEntry, 'status'>) =>
      statusWord(status) ?? statuses('confirmed'),
    place: whereTo,
    concern(concern: MoveConcern): string {
      if (concern.kind === 'new-location') {
        return t('newLocation', { location: words.location(concern.locationId) });
      }
      return concern.kind === 'unknown-day' ? t('unknownDay') : words.concern(concern);
    },
  };
}
