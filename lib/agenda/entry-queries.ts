import { useQueryClient } from '@tanstack/react-query';
import { type AgendaEntry, agendaEntryOf } from '@/lib/agenda/rules/agenda-entry';
import { withMoved } from '@/lib/agenda/rules/moved-entries';
import type { readAppointment } from '@/lib/contract/appointments';
import { appointmentRoutes } from '@/lib/contract/routes/appointment-routes';
import { browserCall } from '@/lib/queries/browser-call';
import { agendaQueries } from './agenda-queries';
import type { AgendaSnapshot } from './agenda-snapshot';

/** Appointments as they are now, one by one, beside what is shown of them. */
export function useAgendaEntries() {
  const queries = useQueryClient();

  /** At once in whatever is shown, before it is read anew: the service has said so. */
  function show(entry: AgendaEntry): void {
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
        entries: withMoved(snapshot.entries, [entry], range),
      });
    }
  }

  return {
    show,
    /** One appointment, read anew. */
    async entry(id: string, timezone: string): Promise<AgendaEntry | undefined> {
      const read = await browserCall<typeof readAppointment>(appointmentRoutes.read, {
        params: { id },
      });
      const entry = agendaEntryOf(read, timezone);
      if (entry) show(entry);
      return entry;
    },
    /** What is shown of a date is kept as it is and is believed, unless it is to be read anew. */
    async day(date: string, isAnew = false): Promise<readonly AgendaEntry[]> {
      const day = agendaQueries.range({ from: date, to: date });
      const isShown = queries.getQueryCache().find({ queryKey: day.queryKey })?.isActive();
      const known = isShown && !isAnew ? queries.getQueryData(day.queryKey) : undefined;
      return (known ?? (await queries.fetchQuery({ ...day, staleTime: 0 }))).entries;
    },
  };
}
