import { useTranslations } from 'next-intl';
import { FIELD_LIMITS, isFieldError } from './patient-form-schema';

const LIMITS: Readonly<Record<string, number>> = FIELD_LIMITS;

/** The words for what is wrong with a field, as the form's errors have it. */
export function useErrorWords() {
  const t = useTranslations('patientForm.errors');
  return (name: string, error: unknown): string => {
    const most = LIMITS[name];
    if (most === undefined)
      return t(isFieldError(error) && error !== 'tooLong' ? error : 'invalid');
    return t(isFieldError(error) ? error : 'invalid', { most });
  };
}
