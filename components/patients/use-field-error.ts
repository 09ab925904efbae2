import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { FIELD_LIMITS, isFieldError } from './patient-form-schema';
import type { PatientField, PatientFormValues } from './patient-form-values';

const LIMITS: Readonly<Partial<Record<PatientField, number>>> = FIELD_LIMITS;

/** The words for what is wrong with a field, as the form's errors have it. */
export function useErrorWords() {
  const t = useTranslations('patientForm.errors');
  return (name: PatientField, error: unknown): string => {
    const most = LIMITS[name];
    if (most === undefined)
      return t(isFieldError(error) && error !== 'tooLong' ? error : 'invalid');
    return t(isFieldError(error) ? error : 'invalid', { most });
  };
}

/** What is wrong with a field, in words; undefined while nothing is. */
export function useFieldError(name: PatientField): string | undefined {
  const words = useErrorWords();
  const { formState } = useFormContext<PatientFormValues>();
  const error = formState.errors[name];
  return error && words(name, error.message);
}
