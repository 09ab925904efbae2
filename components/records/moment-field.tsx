'use client';

import { useTranslations } from 'next-intl';
import { DateInput } from '@/components/form/inputs/date-input';
import { TimeInput } from '@/components/form/inputs/time-input';
import { Field } from '@/components/ui/field';

interface MomentFieldProps {
  name: string;
  label: string;
  note: string | undefined;
  isRequired: boolean;
  error: string | undefined;
  /** A date, `YYYY-MM-DD`, and a time, `HH:MM`, of the clinic. */
  value: readonly string[];
  /** Each half changes what stands there by then: both may be handed over before this is drawn anew. */
  onChange: (change: (now: readonly string[]) => readonly string[]) => void;
  /** The time was left: both halves can be judged. */
  onBlur: () => void;
}

/** A day and the time of it, by the clinic's clock. */
export function MomentField(props: MomentFieldProps) {
  const { name, label, note, isRequired, error, value, onChange, onBlur } = props;
  const t = useTranslations('records.form');
  const [date = '', time = ''] = value;
  return (
    <Field label={label} note={note} error={error} isRequired={isRequired}>
      {(control) => (
        <span className="grid grid-cols-[1fr_7rem] gap-2">
          <DateInput
            control={control}
            name={name}
            value={date}
            onChange={(next) => onChange(([, now = '']) => [next, now])}
            min="1900-01-01"
            max="2199-12-31"
          />
          <TimeInput
            name={`${name}-time`}
            label={t('timeOf', { label })}
            value={time}
            onChange={(next) => onChange(([now = '']) => [now, next])}
            onBlur={onBlur}
          />
        </span>
      )}
    </Field>
  );
}
