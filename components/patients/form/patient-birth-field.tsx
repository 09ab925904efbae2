'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldState } from '@/components/form/fields';
import { DateInput } from '@/components/form/inputs/date-input';
import { useIdentityWords } from '@/components/patients/use-identity-words';
import { Field } from '@/components/ui/field';
import { ageOn, EARLIEST_BIRTH } from '@/lib/kit/dates/age';
import { formatDate } from '@/lib/kit/dates/dates';
import type { PatientFormValues } from './patient-form-values';

const NAME = 'dateOfBirth';

/** `today` is the clinic's date, `YYYY-MM-DD`. */
export function PatientBirthField({ today }: { today: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const words = useIdentityWords();
  const { control, trigger } = useFormContext<PatientFormValues>();
  const { field, fieldState } = useController({ control, name: NAME });
  const { label, error } = useFieldState(NAME);
  const age = ageOn(field.value, today);

  return (
    <Field
      label={label}
      // Spelled out and read aloud: 3/5 is one day at this desk and another elsewhere.
      help={
        <span aria-live="polite">
          {age
            ? `${formatDate(field.value, locale, 'long')} · ${words.age(age)}`
            : t('common.date.help')}
        </span>
      }
      error={error}
    >
      {(fieldControl) => (
        <DateInput
          control={fieldControl}
          name={NAME}
          ref={field.ref}
          value={field.value}
          onChange={(value) => {
            field.onChange(value);
            if (fieldState.invalid) void trigger(NAME);
          }}
          // Told on leaving the field, while the document is still in the hand.
          onSettle={() => void trigger(NAME)}
          min={EARLIEST_BIRTH}
          max={today}
        />
      )}
    </Field>
  );
}
