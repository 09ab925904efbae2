'use client';

import { useTranslations } from 'next-intl';
import { useTextField } from '@/components/form/use-text-field';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { PatientField } from './patient-form-values';
import { useFieldError } from './use-field-error';

interface PatientSelectFieldProps {
  name: PatientField;
  options: readonly string[];
  /** The words for an option. */
  wordFor: (option: string) => string;
  /** Whether nothing may be chosen. */
  emptyAllowed?: boolean;
}

/** A list that stays open: the value that was loaded can be kept, even one that we do not know. */
export function PatientSelectField({
  name,
  options,
  wordFor,
  emptyAllowed = true,
}: PatientSelectFieldProps) {
  const t = useTranslations();
  const field = useTextField(name);
  const error = useFieldError(name);
  const loaded = field.defaultValue;
  const all = loaded === '' || options.includes(loaded) ? options : [...options, loaded];
  return (
    <Field label={t(`patient.fields.${name}`)} error={error}>
      {(control) => (
        <Select {...control} {...field}>
          {emptyAllowed && <option value="">{t('patientForm.choose')}</option>}
          {all.map((option) => (
            <option key={option} value={option}>
              {wordFor(option)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
