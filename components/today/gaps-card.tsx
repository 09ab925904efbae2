import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { DoctorGaps } from '@/lib/rules/day-summary';
import { timeOf } from '@/lib/rules/span';
import { formatTimes } from '@/lib/rules/time-format';
import { StaleNote } from './stale-note';

/** Of each doctor. */
const SHOWN = 3;

interface Room {
  readonly gaps: readonly DoctorGaps[];
  readonly isAnybodyIn: boolean;
  /** Names of those whose hours could not be read. */
  readonly unread: readonly string[];
  readonly staleSince: Date | undefined;
}

interface GapsCardProps {
  /** `undefined`: it could not be found out. */
  room: Room | undefined;
  doctorOf: (id: string) => string | undefined;
  mayBook: boolean;
}

/** Where there is still room today; each gap leads to a booking in it. */
export function GapsCard({ room, doctorOf, mayBook }: GapsCardProps) {
  const t = useTranslations('today.agenda');
  const locale = useLocale();
  return (
    <Card flush title={t('gaps')}>
      <StaleNote since={room?.staleSince} />
      {room === undefined && <p className="px-4 py-3 text-attention">{t('gapsFailed')}</p>}
      {room && room.unread.length > 0 && (
        <p className="border-b border-line px-4 py-3 break-words text-attention last:border-b-0">
          {t('gapsUnread', { names: room.unread.join(', ') })}
        </p>
      )}
      {room?.gaps.length === 0 && (room.isAnybodyIn || room.unread.length === 0) && (
        <p className="px-4 py-6 text-ink-muted">{t(room.isAnybodyIn ? 'noGaps' : 'nobodyIn')}</p>
      )}
      {room && room.gaps.length > 0 && (
        <ul className="divide-y divide-line">
          {room.gaps.map(({ doctorId, gaps: free }) => (
            <li key={doctorId} className="px-4 py-2">
              <p className="font-medium break-words">{doctorOf(doctorId) ?? doctorId}</p>
              <ul className="tabular flex flex-wrap gap-x-4 text-sm text-ink-muted">
                {free.slice(0, SHOWN).map((gap) => (
                  <li key={gap.from}>
                    {mayBook ? (
                      <Link
                        href={`/agenda?book=${timeOf(gap.from)}&with=${doctorId}`}
                        prefetch={false}
                        className="inline-flex min-h-6 touch:min-h-11 items-center text-accent underline-offset-2 hover:underline"
                      >
                        {formatTimes(gap, locale)}
                      </Link>
                    ) : (
                      formatTimes(gap, locale)
                    )}
                  </li>
                ))}
                {free.length > SHOWN && <li>{t('moreGaps', { count: free.length - SHOWN })}</li>}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
