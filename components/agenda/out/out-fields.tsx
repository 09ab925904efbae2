'use client';

import { useTranslations } from 'next-intl';
import { useController, useWatch } from 'react-hook-form';
import {
  CheckboxField,
  ChoiceField,
  SelectField,
  TextField,
  useFieldState,
} from '@/components/form/fields';
import { DateInput } from '@/components/form/inputs/date-input';
import { TimeInput } from '@/components/form/inputs/time-input';
import { Field } from '@/components/ui/field';
import type { OutValues } from '@/lib/agenda/out/out-forms';
import type { Directory } from '@/lib/agenda/shared/directory';
import { MAX_BLOCK_REASON } from '@/lib/contract/limits';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { readVisitTime } from '@/lib/kit/dates/typed-time';

interface OutFieldsProps {
  directory: Directory;
  today: string;
}

/** Who is not there, when, and why. */
export function OutFields({ directory, today }: OutFieldsProps) {
  const t = useTranslations('out');
  const [kind, isWeekly] = useWatch<OutValues, ['kind', 'isWeekly']>({
    name: ['kind', 'isWeekly'],
  });
  const isDay = kind === 'day';
  return (
    <>
      <ChoiceField
        name="kind"
        legend={t('fields.kind')}
        isInline
        choices={(['day', 'hours'] as const).map((value) => ({
          value,
          label: t(`kinds.${value}`),
        }))}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField name="doctorId">
          <option value="">{t(isDay ? 'choose' : 'everybody')}</option>
          {directory.doctors
            .filter(({ active }) => active)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
        {!isDay && (
          <SelectField name="locationId">
            <option value="">{t('everywhere')}</option>
            {directory.locations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <DayOf name="date" today={today} />
        {isDay && <DayOf name="lastDate" today={today} note={t('lastDateNote')} />}
      </div>
      {!isDay && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <TimeOf name="from" />
            <TimeOf name="to" />
          </div>
          <TextField name="reason" help={t('reasonHelp')} input={{ maxLength: MAX_BLOCK_REASON }} />
          <CheckboxField name="isWeekly" />
          {isWeekly && <DayOf name="weeklyUntil" today={today} />}
        </>
      )}
      {isDay && <p className="text-sm text-ink-muted">{t('dayHelp')}</p>}
    </>
  );
}

type DayName = 'date' | 'lastDate' | 'weeklyUntil';

function DayOf({ name, today, note }: { name: DayName; today: string; note?: string }) {
  const { field } = useController<OutValues, DayName>({ name });
  return (
    <Field {...useFieldState(name)} {...(note && { note })}>
      {(control) => (
        <DateInput
          control={control}
          name={name}
          value={field.value}
          onChange={field.onChange}
          onSettle={field.onBlur}
          min={today}
          max={addDays(today, 3 * 366)}
        />
      )}
    </Field>
  );
}

function TimeOf({ name }: { name: 'from' | 'to' }) {
  const { field } = useController<OutValues, 'from' | 'to'>({ name });
  return (
    <Field {...useFieldState(name)}>
      {(control) => (
        <TimeInput
          control={control}
          name={name}
          value={field.value}
          read={readVisitTime}
          onBlur={field.onBlur}
          onChange={field.onChange}
        />
      )}
    </Field>
  );
}
