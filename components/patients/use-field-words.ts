import { useLocale } from 'next-intl';
import { formatDate } from '@/lib/rules/dates';
import type { PatientField } from './patient-form-values';
import { useIdentityWords } from './use-identity-words';

/** What a field of the form holds, as people read it. */
export function useFieldWords(): (field: PatientField, value: string) => string {
  const locale = useLocale();
  const words = useIdentityWords();
  return (field, value) => {
    switch (field) {
      case 'documentType':
        return words.documentType(value);
      case 'gender':
        return words.gender(value);
      case 'status':
        return words.status(value);
      case 'dateOfBirth':
        return formatDate(value, locale, 'long');
      default:
        return value;
    }
  };
}
