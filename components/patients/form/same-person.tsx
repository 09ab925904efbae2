'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { TYPING_PAUSE, useDebouncedValue } from '@/components/use-debounced-value';
import { fullName } from '@/lib/kit/text/full-name';
import { plainLetters } from '@/lib/kit/text/plain-letters';
import { hasNames } from '@/lib/patients/rules/same-people';
import { patientQueries } from '@/lib/patients/shared/patient-queries';
import { KnownPatient } from './known-patient';
import type { PatientFormValues } from './patient-form-values';

type Person = Pick<PatientFormValues, 'firstName' | 'lastName' | 'dateOfBirth'>;

/** The most that a list answers at once: a common name has many bearers. */
const LARGEST_PAGE = 100;

/**
 * Tells of somebody whose names sound the same with the same birth date, or the very same name while one of the dates
 * is not known, before a second record is made of one person. Only a courtesy: two may share both.
 */
export function SamePerson({ firstName, lastName, dateOfBirth }: Person) {
  const t = useTranslations('patientForm.duplicate');
  const isNamed = firstName.trim() !== '' && lastName.trim() !== '';
  const name = isNamed ? fullName({ firstName, lastName }) : '';
  const search = useDebouncedValue(name, TYPING_PAUSE);
  const { data } = useQuery({
    ...patientQueries.list({ search, limit: LARGEST_PAGE, match: 'alike' }),
    enabled: search !== '',
  });
  // The list may still be that of the names before.
  const namesakes = isNamed ? (data?.data ?? []).filter((each) => hasNames(each, name)) : [];
  const born = namesakes.find((each) => dateOfBirth !== '' && each.dateOfBirth === dateOfBirth);
  const maybe = namesakes.find(
    (each) =>
      plainLetters(fullName(each)) === plainLetters(name) &&
      (dateOfBirth === '' || each.dateOfBirth === ''),
  );
  const same = born ?? maybe;
  return (
    <div role="status">
      {same && (
        <KnownPatient id={same.id}>
          {t(born ? 'samePerson' : 'sameName', { name: fullName(same) })}
        </KnownPatient>
      )}
    </div>
  );
}
