'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServerClock } from '@/components/ui/use-server-clock';
import type { Role } from '@/lib/contract/roles';
import { formatInstant } from '@/lib/kit/dates/clinic-time';

interface PrintHeadProps {
  /** Name, NIT and address of the clinic; nothing where they are not known. */
  clinic: readonly string[];
  name: string;
  role: Role;
  /** The clinic's time zone. */
  timezone: string;
  /** ISO instant of the page, for browsers that do not tell when they print. */
  now: string;
}

/** On paper only: a sheet that leaves the desk says where it came from, who printed it and when. */
export function PrintHead({ clinic, name, role, timezone, now }: PrintHeadProps) {
  const t = useTranslations();
  const locale = useLocale();
  const [printedAt, setPrintedAt] = useState(now);
  const clock = useServerClock(Date.parse(now));

  useEffect(() => {
    // The sheet is taken as soon as this returns, so the time has to be on it by then.
    const stamp = () => flushSync(() => setPrintedAt(new Date(clock()).toISOString()));
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, [clock]);

  return (
    <div
      data-print-head=""
      className="mb-4 hidden justify-between gap-4 border-b border-line pb-1.5 text-xs text-ink-muted print:flex"
    >
      <span className="font-semibold">{clinic.join(' · ')}</span>
      <span className="tabular text-right">
        {t('shell.print.by', { name, role: t(`common.roles.${role}`) })}
        {' · '}
        <time dateTime={printedAt}>{formatInstant(printedAt, locale, timezone)}</time>
      </span>
    </div>
  );
}
