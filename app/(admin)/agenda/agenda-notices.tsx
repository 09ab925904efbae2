'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import type { AgendaView } from '@/lib/agenda/shared/agenda-view';
import type { Directory } from '@/lib/agenda/shared/directory';
import { clinicMoment } from '@/lib/kit/dates/clinic-time';
import { parseDate } from '@/lib/kit/dates/dates';
import { formatTime } from '@/lib/kit/dates/time-format';

interface AgendaNoticesProps {
  view: AgendaView;
  directory: UseQueryResult<Directory>;
  /** Appointments are shown; where they are not, that is said where they would be. */
  isShown: boolean;
  /** Appointments that stand nowhere, because nobody can read their times. */
  unplaced: number;
  /** Since when what is shown may be out of date, an ISO instant. */
  stale: string | undefined;
  timezone: string;
}

/** What the person should know of what they see, and of what the address asked for in vain. */
export function AgendaNotices({
  view,
  directory,
  isShown,
  unplaced,
  stale,
  timezone,
}: AgendaNoticesProps) {
  const t = useTranslations('agenda');
  const locale = useLocale();
  const known = directory.data;
  const isUnknown =
    known !== undefined &&
    (view.doctors
      .concat(view.weekOf ?? [])
      .some((id) => known.doctors.every((doctor) => doctor.id !== id)) ||
      view.locations.some((id) => known.locations.every((place) => place.id !== id)));
  return (
    <div className="mb-3 grid gap-2 empty:hidden">
      {isShown && stale !== undefined && (
        <Banner tone="attention" urgent>
          {t('stale', {
            time: formatTime(clinicMoment(new Date(stale), timezone).minutes, locale),
          })}
        </Banner>
      )}
      {unplaced > 0 && <Banner tone="attention">{t('unplaced', { count: unplaced })}</Banner>}
      {view.wrongDate !== undefined && (
        <Banner tone="attention">
          {t(parseDate(view.wrongDate) === null ? 'wrongDate' : 'otherCentury', {
            date: view.wrongDate,
          })}
        </Banner>
      )}
      {view.wrongTime !== undefined && (
        <Banner tone="attention">{t('wrongTime', { time: view.wrongTime })}</Banner>
      )}
      {isUnknown && <Banner tone="attention">{t('unknownFilter')}</Banner>}
      {isShown && directory.isError && known === undefined && (
        <Banner tone="attention">{t('directoryFailed')}</Banner>
      )}
      {known?.learned && <p className="text-sm text-ink-muted">{t('learned')}</p>}
    </div>
  );
}
