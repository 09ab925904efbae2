'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { PatientField, PatientFormValues } from './patient-form-values';
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
  const { register, formState } = useFormContext<PatientFormValues>();
  const error = useFieldError(name);
  const loaded = formState.defaultValues?.[name] ?? '';
  const all = loaded === '' || options.includes(loaded) ? options : [...options, loaded];
  return (
    <Field label={t(`patient.fields.${name}`)} error={error}>
      {(control) => (
        <Select {...control} {...register(name)}>
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
