import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { formatInstant } from '@/lib/kit/dates/clinic-time';

/** Over what may no longer be true: `since` is when it was read, where it could not be read again. */
export function StaleNote({ since }: { since: Date | undefined }) {
  const t = useTranslations('today.agenda');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  if (since === undefined) return null;
  return (
    <p className="border-b border-line px-4 py-2 text-sm text-attention">
      {t('stale', { since: formatInstant(since.toISOString(), locale, zone) })}
    </p>
  );
}
