import { queryOptions } from '@tanstack/react-query';
import type { PlannedLines } from '@/lib/billing/planned-lines';
import { callHandler } from './call-handler';

/** What a patient's chart plans, to be billed; `locale` is the language of its words. */
export const plannedLinesQuery = (patientId: string, locale: string) =>
  queryOptions({
    queryKey: ['planned-lines', patientId, locale],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({ patientId, locale });
      return (await callHandler('GET', `/api/billing/plan?${asked}`, { signal })) as PlannedLines;
    },
  });
