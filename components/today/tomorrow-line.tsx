import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { addDays } from '@/lib/rules/clinic-time';
import { formatTime } from '@/lib/rules/time-format';
import { agendaAddress } from './agenda-address';

interface TomorrowLineProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** `undefined`: nobody knows, which is not none. */
  tomorrow: { readonly count: number; readonly firstAt: number | undefined } | undefined;
  /** Whose day it is; `undefined`: the clinic's. */
  doctorId: string | undefined;
}

export function TomorrowLine({ today, tomorrow, doctorId }: TomorrowLineProps) {
  const t = useTranslations('today.agenda');
  const locale = useLocale();
  return (
    <p className="border-t border-line">
      <Link
        href={agendaAddress({ date: addDays(today, 1), doctors: doctorId })}
        className="flex min-h-9 items-center px-4 py-1.5 text-sm text-ink-muted no-underline hover:bg-hover hover:text-accent touch:min-h-11"
      >
        {tomorrow
          ? t('tomorrow', {
              count: tomorrow.count,
              time: formatTime(tomorrow.firstAt ?? 0, locale),
            })
          : t('tomorrowUnknown')}
      </Link>
    </p>
  );
}
