'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AgainButton } from '@/components/form/unknown-outcome';
import { useAutoCheck } from '@/components/form/use-auto-check';
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

/** A booking whose answer was lost: it may be on the agenda already. */
export function UnknownNotice({ saving }: { saving: Booking['saving'] }) {
  const { next, pending, check, forget } = saving;
  const t = useTranslations();
  useAutoCheck(next === 'check', () => check(true));
  return (
    <News tone="attention" title={t('booking.unknown.title')}>
      <p>{t(`common.unknown.${next}`)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {next !== 'look' && <AgainButton next={next} isPending={pending} onClick={() => check()} />}
        <Button size="small" onClick={forget}>
          {t('common.unknown.forget')}
        </Button>
      </div>
    </News>
  );
}
