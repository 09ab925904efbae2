import { useLocale, useTranslations } from 'next-intl';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import type { ListedStaff } from '@/lib/server/auth/list-staff';

interface LockListProps {
  locks: ListedStaff['locks'];
  /** The clinic's time zone. */
  timezone: string;
}

/** Why somebody may not get in now, and until when. */
export function LockList({ locks, timezone }: LockListProps) {
  const t = useTranslations('staff.locks');
  const locale = useLocale();
  if (locks.length === 0) return null;
  return (
    <ul className="tabular text-sm font-normal text-attention">
      {locks.map(({ kind, until }) => (
        <li key={kind}>{t(kind, { until: formatInstant(until, locale, timezone) })}</li>
      ))}
    </ul>
  );
}
