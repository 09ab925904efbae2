import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AgendaSnapshot } from '@/lib/agenda/agenda-snapshot';
import { appointmentRoutes } from '@/lib/contract/appointment-routes';
import type * as contract from '@/lib/contract/appointments';
import { type AgendaEntry, agendaEntryOf } from '@/lib/rules/agenda-entry';
import { clinicInstant, toOffsetDateTime } from '@/lib/rules/clinic-time';
import { withMoved } from '@/lib/rules/moved-entries';
import type { Place } from '@/lib/rules/place';
import { timeOf } from '@/lib/rules/span';
import { agendaQueries } from './agenda';
import { browserCall } from './browser-call';

type Change = typeof contract.changeAppointment;
type Read = typeof contract.readAppointment;

export interface Move {
  /** As it was when it was taken; its version is what the move is to find. */
  readonly entry: AgendaEntry;
  readonly place: Place;
}

/** Says when and where an appointment is; answers with it as it is then. */
export function useMoveAppointment(timezone: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ entry, place }: Move): Promise<AgendaEntry> => {
      const { id, version } = entry;
      const changed = await browserCall<Change>(appointmentRoutes.change, {
        params: { id },
        body: toMoveBody(entry, place, timezone),
        ...(version !== undefined && { ifMatch: String(version) }),
      });
      const told = changed.version === undefined ? {} : { version: changed.version };
      return { ...entry, ...place, ...told };
    },
    onSuccess: (moved) => showMoved(queries, moved),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['agenda'] });
      void queries.invalidateQueries({ queryKey: ['agenda-openings'] });
    },
  });
}

/** What an appointment is now, and what else there is on a date; read anew. */
export function useMoveReads(timezone: string) {
  const queries = useQueryClient();
  return {
    async entry(id: string): Promise<AgendaEntry | undefined> {
      const read = await browserCall<Read>(appointmentRoutes.read, { params: { id } });
      const entry = agendaEntryOf(read, timezone);
      if (entry) showMoved(queries, entry);
      return entry;
    },
    /** What is shown of it is kept as it is and is believed, unless it is to be read anew. */
    async day(date: string, isAnew = false): Promise<readonly AgendaEntry[]> {
      const day = agendaQueries.range({ from: date, to: date });
      const isShown = queries.getQueryCache().find({ queryKey: day.queryKey })?.isActive();
      const known = isShown && !isAnew ? queries.getQueryData(day.queryKey) : undefined;
      return (known ?? (await queries.fetchQuery({ ...day, staleTime: 0 }))).entries;
    },
  };
}

/** Times and place are sent together; what is already so is left out. */
function toMoveBody(entry: AgendaEntry, place: Place, timezone: string) {
  const start = clinicInstant(place.date, timeOf(place.from), timezone);
  const end = new Date(start.getTime() + (place.to - place.from) * 60_000);
  return {
    startTime: toOffsetDateTime(start, timezone),
    endTime: toOffsetDateTime(end, timezone),
    ...(place.doctorId !== entry.doctorId && { doctorId: place.doctorId }),
    ...(place.locationId !== entry.locationId && { locationId: place.locationId }),
  };
}

/** At once in whatever is shown, before it is read anew: the service has said so. */
function showMoved(queries: QueryClient, moved: AgendaEntry): void {
  const known = queries.getQueriesData<AgendaSnapshot>({ queryKey: ['agenda'] });
  for (const [key, snapshot] of known) {
    const asked = new URLSearchParams(String(key[1]));
    const range = {
      from: asked.get('from') ?? '',
      to: asked.get('to') ?? '',
      doctorId: asked.get('doctorId') ?? undefined,
    };
    if (!snapshot) continue;
    queries.setQueryData<AgendaSnapshot>(key, {
      ...snapshot,
      entries: withMoved(snapshot.entries, [moved], range),
    });
  }
}
