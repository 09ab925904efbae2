import { queryOptions } from '@tanstack/react-query';
import { billingHandlers } from '@/lib/billing/handlers';
import { callOwn } from './call-own';

/** What a patient's chart plans, to be billed; `locale` is the language of its words. */
export const plannedLinesQuery = (patientId: string, locale: string) =>
  queryOptions({
    queryKey: ['planned-lines', patientId, locale],
    queryFn: ({ signal }) =>
      callOwn(billingHandlers.plan, { query: { patientId, locale }, signal }),
  });
