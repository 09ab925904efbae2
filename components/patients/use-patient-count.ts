'use client';

import { useTranslations } from 'next-intl';
import type { PatientPagination } from '@/lib/contract/patients';

/** How many patients there are, in words: for the head of the list, and for who hears a search end. */
export function usePatientCount(counted: PatientPagination | undefined) {
  const t = useTranslations('patients');
  if (counted === undefined) return undefined;
  const { total, totalIsLowerBound } = counted;
  // "At least 401" is said as "more than 400".
  return totalIsLowerBound
    ? {
        facts: t('totalOver', { total: total - 1 }),
        announcement: t('search.announceOver', { total: total - 1 }),
      }
    : { facts: t('total', { total }), announcement: t('search.announce', { total }) };
}
