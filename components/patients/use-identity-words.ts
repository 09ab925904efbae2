import { useTranslations } from 'next-intl';
import { type Age, ageUnit } from '@/lib/kit/dates/age';
import { isDocumentType, isGender } from '@/lib/kit/text/identity';

/** Identity in words. What is not in our lists is shown as it came. */
export function useIdentityWords() {
  const t = useTranslations('identity');
  const documentType = (type: string) => (isDocumentType(type) ? t(`documentTypes.${type}`) : type);
  return {
    age: (age: Age) =>
      ageUnit(age) === 'months'
        ? t('age.months', { months: age.months })
        : t('age.years', { years: age.years }),
    documentType,
    /** For choosing: the desk says "CC", and a list is jumped to by its first letters. */
    documentTypeWithCode: (type: string) =>
      isDocumentType(type) ? `${type} · ${documentType(type)}` : type,
    status: (status: string) =>
      status === 'active' || status === 'inactive' ? t(`statuses.${status}`) : status,
    gender: (gender: string) => (isGender(gender) ? t(`genders.${gender}`) : gender),
  };
}
