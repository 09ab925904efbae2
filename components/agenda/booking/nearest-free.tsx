'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import type { Opening } from '@/lib/agenda/rules/openings';
import type { Directory } from '@/lib/agenda/shared/directory';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';
import { formatTime } from '@/lib/kit/dates/time-format';
import { spanOf } from './booking-check';
import { nearestStarts } from './nearest-starts';
import type { Booking } from './use-booking';

interface NearestFreeProps {
  booking: Booking;
  directory: Pick<Directory, 'weeks' | 'blocks'>;
  now: ClinicMoment;
  onTake: (opening: Opening) => void;
}

/** When the doctor is free on the same day, as near as can be to the time that is not. */
export function NearestFree({ booking, directory, now, onTake }: NearestFreeProps) {
  const t = useTranslations('booking.nearest');
  const locale = useLocale();
  const { draft, date, surroundings } = booking;
  const span = spanOf(draft);
  if (span === undefined) return null;
  const { doctorId, patientId } = draft;
  const wanted = { doctorId, patientId, date, from: span.from, duration: span.to - span.from };
  const { weeks, blocks } = directory;
  const starts = nearestStarts(wanted, weeks[doctorId], surroundings.entries, now, blocks);
  if (starts.length === 0) return <p className="text-sm text-ink-muted">{t('none')}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields.
    <div role="group" aria-label={t('title')}>
      <p className="text-sm text-ink-muted">{t('title')}</p>
      <div className="mt-1 flex flex-wrap gap-1.5">
        {starts.map((opening) => (
          <Button
            key={opening.from}
            size="small"
            className="tabular"
            onClick={() => onTake(opening)}
          >
            {formatTime(opening.from, locale)}
          </Button>
        ))}
      </div>
    </div>
  );
}
