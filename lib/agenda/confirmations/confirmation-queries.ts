import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callOwn } from '@/lib/queries/call-own';
import { confirmHandlers } from './handlers';

export const confirmationQueries = {
  /** How the patients of a date are reached; read again once there are others. */
  contacts: (date: string, patientIds: readonly string[]) =>
    queryOptions({
      queryKey: ['desk-contacts', date, [...new Set(patientIds)].sort().join(' ')] as const,
      queryFn: ({ signal }) => callOwn(confirmHandlers.contacts, { query: { date }, signal }),
      enabled: patientIds.length > 0,
      placeholderData: keepPreviousData,
    }),
};
