'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { News } from '@/components/ui/news';
import type { Booking } from './use-booking';
import type { BookingWords } from './use-booking-words';

interface TakenNoticeProps {
  booking: Booking;
  words: BookingWords;
  /** The way on: free starts of the same day. */
  children: ReactNode;
}

/** Somebody was quicker. Says who has the time, as soon as that is known; nothing typed is lost. */
export function TakenNotice({ booking, words, children }: TakenNoticeProps) {
  const t = useTranslations('booking.taken');
  const { busy } = booking.surroundings;
  return (
    <News tone="danger" title={t('title')}>
      {busy.length === 0 && <p>{t('unknown')}</p>}
      {busy.map((concern) => (
        <p key={concern.entry.id}>{words.concern(concern)}</p>
      ))}
      <p className="mt-1 mb-2 text-sm text-ink-muted">{t('explain')}</p>
      {children}
    </News>
  );
}
