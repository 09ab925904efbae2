'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatTime } from '@/lib/rules/time-format';
import { spanOf } from './booking-check';
import type { BookingFieldsProps } from './booking-fields';

/** When the visit begins, and when that makes it end. */
export function TimeFields({ booking, errorOf }: BookingFieldsProps) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { draft, date, dispatch, changeDate, saving } = booking;
  const span = spanOf(draft);
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t('fields.date')} error={errorOf('date')}>
        {(control) => (
          <Input
            {...control}
            name="date"
            type="date"
            min="1900-01-01"
            max="2199-12-31"
            className="tabular"
            value={date}
            onChange={({ target }) => {
              saving.correct('date');
              changeDate(target.value);
            }}
          />
        )}
      </Field>
      <Field
        label={t('fields.time')}
        error={errorOf('time')}
        help={span && <output>{t('until', { time: formatTime(span.to, locale) })}</output>}
      >
        {(control) => (
          <Input
            {...control}
            name="time"
            type="time"
            className="tabular"
            value={draft.time}
            onChange={({ target: { value } }) => {
              saving.correct('time');
              dispatch({ type: 'text', member: 'time', value });
            }}
          />
        )}
      </Field>
    </div>
  );
}
