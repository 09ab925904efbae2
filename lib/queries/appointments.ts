import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AppointmentHistory } from '@/lib/agenda/appointment-history';
import type { FoundOpenings, OpeningsCursor } from '@/lib/agenda/found-openings';
import type { PatientVisits } from '@/lib/agenda/patient-visits';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import { callHandler } from './call-handler';

export const OPENINGS = 'agenda-openings';
export const VISITS = 'patient-visits';
/** Milliseconds: colleagues are booking, too. */
const OPENINGS_FRESH = 5_000;

/** Which openings are looked for; see the handler. */
export interface OpeningsWanted {
  /** Minutes. */
  readonly duration: number;
  readonly doctorId?: string | undefined;
  readonly locationId?: string | undefined;
  readonly procedureId?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly from: string;
}

export const appointmentQueries = {
  /** What became of an appointment; read anew with each of its versions. */
  history: ({ id, patientId, version }: Pick<AgendaEntry, 'id' | 'patientId' | 'version'>) =>
    queryOptions({
      queryKey: ['appointment-history', id, version] as const,
      // Our own handler answers with this very type.
      queryFn: async ({ signal }) =>
        (await callHandler(
          'GET',
          `/api/agenda/history?${searchOf({ appointment: id, patient: patientId })}`,
          { signal },
        )) as AppointmentHistory,
    }),
  /** A patient's own; read anew by whoever comes back to the record. */
  ofPatient: (patientId: string) =>
    queryOptions({
      queryKey: [VISITS, patientId] as const,
      staleTime: OPENINGS_FRESH,
      // Our own handler answers with this very type.
      queryFn: async ({ signal }) =>
        (await callHandler('GET', `/api/agenda/patient?${searchOf({ patient: patientId })}`, {
          signal,
        })) as PatientVisits,
    }),
  /** The next openings, ten or so at a time. */
  openings: (wanted: OpeningsWanted) =>
    infiniteQueryOptions({
      queryKey: [OPENINGS, wanted] as const,
      staleTime: OPENINGS_FRESH,
      initialPageParam: undefined as OpeningsCursor | undefined,
      getNextPageParam: ({ next }: FoundOpenings) => next,
      // Our own handler answers with this very type.
      queryFn: async ({ pageParam, signal }) =>
        (await callHandler('GET', `/api/agenda/openings?${searchOf({ ...wanted, ...pageParam })}`, {
          signal,
        })) as FoundOpenings,
    }),
};

function searchOf(asked: Readonly<Record<string, string | number | undefined>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) params.set(name, String(value));
  }
  return params.toString();
}
