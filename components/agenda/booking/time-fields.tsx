'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DateInput } from '@/components/form/inputs/date-input';
import { TimeInput } from '@/components/form/inputs/time-input';
import { Field } from '@/components/ui/field';
import { formatDate } from '@/lib/kit/dates/dates';
import { readSpokenDate } from '@/lib/kit/dates/spoken-date';
import { formatTimes } from '@/lib/kit/dates/time-format';
import { readVisitTime } from '@/lib/kit/dates/typed-time';
import { spanOf } from './booking-check';
import type { BookingFieldsProps } from './booking-fields';

/** When the visit begins, and when that makes it end. */
export function TimeFields({ booking, today, errorOf }: BookingFieldsProps & { today: string }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { draft, date, typeTime, changeDate, saving } = booking;
  const span = spanOf(draft);
  // What was typed stands until one leaves the field: what it will be read as is said before.
  const said = readSpokenDate(date, locale, today);
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field
        label={t('fields.date')}
        error={errorOf('date')}
        help={said.kind === 'date' && <output>{formatDate(said.date, locale, 'full')}</output>}
      >
        {(control) => (
          <DateInput
            control={control}
            name="date"
            min="1900-01-01"
            max="2199-12-31"
            value={date}
            onChange={changeDate}
            onSettle={saving.judgeDate}
            today={today}
          />
        )}
      </Field>
      <Field
        label={t('fields.time')}
        error={errorOf('time')}
        // Spelled out and read aloud: 7 is the morning here and the evening elsewhere.
        help={span && <output className="tabular">{formatTimes(span, locale)}</output>}
      >
        {(control) => (
          <TimeInput
            control={control}
            name="time"
            value={draft.time}
            read={readVisitTime}
            onBlur={saving.judgeTime}
            onChange={typeTime}
          />
        )}
      </Field>
    </div>
  );
}
