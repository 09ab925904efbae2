import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { DoctorGaps } from '@/lib/today/rules/day-summary';
import { GapList } from './gap-list';
import { StaleNote } from './stale-note';

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
  /** It is the day of whoever is looking. */
  isOwn: boolean;
  doctorOf: (id: string) => string | undefined;
  placeOf: (id: string) => string | undefined;
  mayBook: boolean;
}

/** Where there is still room today; each gap leads to a booking in it. */
export function GapsCard({ room, isOwn, doctorOf, placeOf, mayBook }: GapsCardProps) {
  const t = useTranslations('today.agenda');
  const nobodyIn = isOwn ? 'notInToday' : 'nobodyIn';
  return (
    <Card flush title={t('gaps')}>
      <StaleNote since={room?.staleSince} />
      {room === undefined && <p className="px-4 py-3 text-attention">{t('gapsFailed')}</p>}
      {room && room.unread.length > 0 && (
        <p className="border-b border-line px-4 py-3 wrap-anywhere text-attention last:border-b-0">
          {t('gapsUnread', { names: room.unread.join(', ') })}
        </p>
      )}
      {room?.gaps.length === 0 && (room.isAnybodyIn || room.unread.length === 0) && (
        <p className="px-4 py-6 text-ink-muted">{t(room.isAnybodyIn ? 'noGaps' : nobodyIn)}</p>
      )}
      {room && room.gaps.length > 0 && (
        <ul className="divide-y divide-line">
          {room.gaps.map((free) => (
            <li key={free.doctorId} className="px-4 py-2">
              <GapList
                {...free}
                doctor={doctorOf(free.doctorId) ?? free.doctorId}
                placeOf={placeOf}
                mayBook={mayBook}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
