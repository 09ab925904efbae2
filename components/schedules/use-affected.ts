import { useQuery } from '@tanstack/react-query';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { DoctorWeek } from '@/lib/agenda/rules/working-day';
import { affectedBy, outsideOf } from '@/lib/schedules/rules/affected-appointments';
import { scheduleQueries } from '@/lib/schedules/schedule-queries';

/** What a change would leave out; while nobody knows, it is not none. */
export type Affected =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void; readonly retrying: boolean }
  | {
      readonly state: 'known';
      readonly entries: readonly AgendaEntry[];
      /** Outside of the hours as they are saved: who is still to be called. */
      readonly outside: readonly AgendaEntry[];
    };

export function useAffected(doctorId: string, before: DoctorWeek, after: DoctorWeek): Affected {
  const upcoming = useQuery(scheduleQueries.upcoming(doctorId));
  if (upcoming.isError) {
    return {
      state: 'failed',
      retry: () => void upcoming.refetch(),
      retrying: upcoming.isFetching,
    };
  }
  if (upcoming.data === undefined) return { state: 'loading' };
  return {
    state: 'known',
    entries: affectedBy(upcoming.data, before, after),
    outside: outsideOf(upcoming.data, before),
  };
}
