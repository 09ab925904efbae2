'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { BookingConcern } from '@/lib/agenda/rules/booking-concerns';
import type { Directory } from '@/lib/agenda/shared/directory';
import { dateFormat } from '@/lib/kit/dates/date-format';
import type { Span } from '@/lib/kit/dates/span';
import { formatTime, formatTimes } from '@/lib/kit/dates/time-format';

/** A booking in words: who, where, when, and what speaks against it. */
export function useBookingWords({ doctors, locations }: Pick<Directory, 'doctors' | 'locations'>) {
  const t = useTranslations();
  const locale = useLocale();
  const doctor = (id: string) => doctors.find((each) => each.id === id)?.name ?? id;
  const location = (id: string) => locations.find((each) => each.id === id)?.name ?? id;
  const time = (minutes: number) => formatTime(minutes, locale);
  const times = (span: Span) => formatTimes(span, locale);
  /** `Monday, November 23`. */
  const day = (date: string) =>
    dateFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(`${date}T00:00:00Z`));

  function concern(of: BookingConcern): string {
    switch (of.kind) {
      case 'doctor-busy':
      case 'patient-busy': {
        const { entry } = of;
        return t(`booking.concern.${of.kind}`, {
          doctor: doctor(entry.doctorId),
          patient: entry.patient ?? t('booking.somebody'),
          times: times(entry),
        });
      }
      case 'outside-hours':
        return t('booking.concern.outside-hours', {
          hours: of.hours
            .map((hours) => `${times(hours)} ${location(hours.locationId)}`)
            .join('; '),
        });
      case 'lunch':
        return t('booking.concern.lunch', { times: times(of.lunch) });
      case 'other-location':
        return t('booking.concern.other-location', { location: location(of.locationId) });
      case 'blocked':
        return t('booking.concern.blocked', { times: times(of.block), reason: of.block.reason });
      case 'holiday':
        return t('booking.concern.holiday', { name: t(`agenda.holidays.${of.name}`) });
      default:
        return t(`booking.concern.${of.kind}`);
    }
  }
  return { doctor, location, time, times, day, concern };
}

export type BookingWords = ReturnType<typeof useBookingWords>;
