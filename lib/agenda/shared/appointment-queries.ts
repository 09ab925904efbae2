import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { FoundOpenings, OpeningsCursor } from '@/lib/agenda/openings-query';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { callOwn } from '@/lib/queries/call-own';
import { agendaHandlers, type OpeningsWanted } from './handlers';

export const OPENINGS = 'agenda-openings';
export const VISITS = 'patient-visits';
/** Milliseconds: colleagues are booking, too. */
const OPENINGS_FRESH = 5_000;

export const appointmentQueries = {
  /** What became of an appointment; read anew with each of its versions. */
  history: ({ id, patientId, version }: Pick<AgendaEntry, 'id' | 'patientId' | 'version'>) =>
    queryOptions({
      queryKey: ['appointment-history', id, version] as const,
      queryFn: ({ signal }) =>
        callOwn(agendaHandlers.history, {
          query: { appointment: id, patient: patientId },
          signal,
        }),
    }),
  /** A patient's own; read anew by whoever comes back to the record. */
  ofPatient: (patientId: string) =>
    queryOptions({
      queryKey: [VISITS, patientId] as const,
      staleTime: OPENINGS_FRESH,
      queryFn: ({ signal }) =>
        callOwn(agendaHandlers.ofPatient, { query: { patient: patientId }, signal }),
    }),
  /** The next openings, ten or so at a time. */
  openings: (wanted: OpeningsWanted) =>
    infiniteQueryOptions({
      queryKey: [OPENINGS, wanted] as const,
      staleTime: OPENINGS_FRESH,
      initialPageParam: undefined as OpeningsCursor | undefined,
      getNextPageParam: ({ next }: FoundOpenings) => next,
      queryFn: ({ pageParam, signal }) =>
        callOwn(agendaHandlers.openings, { query: { ...wanted, ...pageParam }, signal }),
    }),
};
