'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { TYPING_PAUSE, useSettled } from '@/components/use-settled';
import { patientQueries } from '@/lib/queries/patients';
import { fullName } from '@/lib/rules/full-name';
import { KnownPatient } from './known-patient';
import type { PatientFormValues } from './patient-form-values';

type Person = Pick<PatientFormValues, 'firstName' | 'lastName' | 'dateOfBirth'>;

/**
 * Tells of somebody with the same names and birth date before a second record is made of one
 * person. Only a courtesy: two people may well share both.
 */
export function SamePerson({ firstName, lastName, dateOfBirth }: Person) {
  const t = useTranslations('patientForm.duplicate');
  const search = useSettled(`${firstName.trim()} ${lastName.trim()}`, TYPING_PAUSE);
  const isAsked = firstName.trim() !== '' && lastName.trim() !== '' && dateOfBirth !== '';
  const { data } = useQuery({
    ...patientQueries.list({ search, limit: 20 }),
    enabled: isAsked,
  });
  const same = data?.data.find((patient) => patient.dateOfBirth === dateOfBirth);
  return (
    <div role="status">
      {isAsked && same && (
        <KnownPatient id={same.id}>{t('samePerson', { name: fullName(same) })}</KnownPatient>
      )}
    </div>
  );
}
