'use client';

import { useTranslations } from 'next-intl';
import type { PatientPagination } from '@/lib/contract/patients';
import { toldTotal } from '@/lib/kit/text/told-total';

/** How many patients there are, in words: for the head of the list, and for who hears a search end. */
export function usePatientCount(counted: PatientPagination | undefined) {
  const t = useTranslations('patients');
  if (counted === undefined) return undefined;
  const { totalIsLowerBound } = counted;
  const total = toldTotal(counted.total, totalIsLowerBound);
  return totalIsLowerBound
    ? { facts: t('totalOver', { total }), announcement: t('search.announceOver', { total }) }
    : { facts: t('total', { total }), announcement: t('search.announce', { total }) };
}
