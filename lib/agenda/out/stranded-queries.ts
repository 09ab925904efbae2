import { queryOptions } from '@tanstack/react-query';
import { OPENINGS } from '@/lib/agenda/shared/appointment-queries';
import { callOwn } from '@/lib/queries/call-own';
import { outHandlers } from './handlers';

export const strandedQueries = {
  people: (doctorId: string, date: string) =>
    queryOptions({
      queryKey: ['stranded-people', doctorId, date] as const,
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: ({ signal }) => callOwn(outHandlers.people, { query: { doctorId, date }, signal }),
    }),
  /** Read again with all other openings, once one is taken. */
  proposals: (doctorId: string, date: string) =>
    queryOptions({
      queryKey: [OPENINGS, 'stranded', doctorId, date] as const,
      queryFn: ({ signal }) =>
        callOwn(outHandlers.proposals, { query: { doctorId, date }, signal }),
    }),
};
