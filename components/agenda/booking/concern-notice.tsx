'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Icon } from '@/components/ui/icon';
import type { Booking } from './use-booking';
import type { BookingWords } from './use-booking-words';

interface ConcernNoticeProps {
  id: string;
  booking: Booking;
  words: BookingWords;
}

/**
 * What speaks against the booking as it is typed now, each by name. What the service would refuse
 * stands apart from what only has to be known.
 */
export function ConcernNotice({ id, booking, words }: ConcernNoticeProps) {
  const t = useTranslations('booking');
  const { busy, warnings, unknownDay } = booking.surroundings;
  const { isTaken } = booking.saving;
  return (
    <div id={id} role="status" className="space-y-2 wrap-anywhere empty:hidden">
      {unknownDay && (
        <div className="rounded-md border border-danger-line bg-danger-soft px-3 py-2 text-sm">
          <p>{t('unknownDay')}</p>
          <Button
            size="small"
            className="mt-1.5"
            pending={unknownDay.isFetching}
            onClick={() => unknownDay.refetch()}
          >
            {t('readAgain')}
          </Button>
        </div>
      )}
      {busy.length > 0 && !isTaken && (
        <ul className="rounded-md border border-danger-line bg-danger-soft px-3 py-2">
          {busy.map((concern) => (
            <li key={concern.entry.id} className="flex gap-2">
              <Icon name="alert" className="mt-px text-danger" />
              {words.concern(concern)}
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <ul className="space-y-1 rounded-md border border-attention-line bg-attention-soft px-3 py-2">
          {warnings.map((concern) => (
            <li key={'entry' in concern ? concern.entry.id : concern.kind} className="flex gap-2">
              <Icon name="alert" className="mt-px text-attention" />
              {words.concern(concern)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
