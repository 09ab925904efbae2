'use client';

import { useQuery } from '@tanstack/react-query';
import { SEARCH_PAUSE, useDebouncedValue } from '@/components/use-debounced-value';
import { patientQueries } from '@/lib/patients/shared/patient-queries';

/** More than one looks over; the list has the rest. */
const SHOWN = 8;

/** Searches as one types. What was found stays until the next answer is here. */
export function usePatientSearch(typed: string, enabled: boolean) {
  const wanted = typed.trim();
  const search = useDebouncedValue(wanted, SEARCH_PAUSE);
  const asked = enabled && search !== '';
  const list = useQuery({
    ...patientQueries.list({ search, limit: SHOWN, totals: 'bounded', match: 'alike' }),
    enabled: asked,
  });
  const isShown = asked && wanted !== '';
  const isCurrent = isShown && search === wanted;
  // Without a network it is not even asked.
  const failed = isCurrent && (list.isLoadingError || list.fetchStatus === 'paused');
  return {
    found: isShown ? list.data : undefined,
    failed,
    settled: failed || (isCurrent && list.isSuccess && !list.isPlaceholderData),
  };
}
