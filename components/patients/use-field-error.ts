import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { isFieldError } from './patient-form-schema';
import type { PatientField, PatientFormValues } from './patient-form-values';

/** What is wrong with a field, in words; undefined while nothing is. */
export function useFieldError(name: PatientField): string | undefined {
  const t = useTranslations('patientForm.errors');
  const { formState } = useFormContext<PatientFormValues>();
  const error = formState.errors[name];
  if (error === undefined) return undefined;
  return t(isFieldError(error.message) ? error.message : 'invalid');
}
