'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '@/components/form/fields';
import type { PatientField, PatientFormValues } from './patient-form-values';

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
  const t = useTranslations('patientForm');
  const { formState } = useFormContext<PatientFormValues>();
  const loaded = formState.defaultValues?.[name] ?? '';
  const all = loaded === '' || options.includes(loaded) ? options : [...options, loaded];
  return (
    <SelectField name={name}>
      {emptyAllowed && <option value="">{t('choose')}</option>}
      {all.map((option) => (
        <option key={option} value={option}>
          {wordFor(option)}
        </option>
      ))}
    </SelectField>
  );
}
