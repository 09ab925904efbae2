'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
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

interface UnknownNoticeProps {
  pending: boolean;
  onCheck: () => void;
  onNotSaved: () => void;
}

/** A booking whose answer was lost: it may be on the agenda already. */
export function UnknownNotice({ pending, onCheck, onNotSaved }: UnknownNoticeProps) {
  const t = useTranslations('booking.unknown');
  return (
    <News tone="attention" title={t('title')}>
      <p>{t('explain')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" pending={pending} onClick={onCheck}>
          {t('check')}
        </Button>
        <Button size="small" onClick={onNotSaved}>
          {t('notSaved')}
        </Button>
      </div>
    </News>
  );
}
