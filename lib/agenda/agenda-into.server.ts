import 'server-only';
import type { QueryClient } from '@tanstack/react-query';
import { ClinicError } from '@/lib/server/clinic/errors';
import type { Caller } from '@/lib/server/door/caller';
import { inPageTime } from '@/lib/server/door/page-time.server';
import { agendaQueries } from './agenda-queries';
import type { AgendaRange } from './agenda-range';
import { readAgenda } from './read-agenda.server';
import type { Directory } from './shared/directory';
import { readDirectory } from './shared/directory.server';

/** Reads the appointments of a range for a page to begin with. Throws as `readAgenda` does. */
export function entriesInto(queries: QueryClient, caller: Caller, range: AgendaRange) {
  return queries.fetchQuery({
    queryKey: agendaQueries.range(range).queryKey,
    queryFn: () => readAgenda(caller, range),
    retry: false,
  });
}

/** Appointments are shown without it too, so that its failure is the browser's to tell and repeat. */
export async function directoryInto(
  queries: QueryClient,
  { correlationId }: Caller,
): Promise<Directory | undefined> {
  try {
    const directory = await inPageTime(readDirectory(), correlationId);
    queries.setQueryData(agendaQueries.directory().queryKey, directory);
    return directory;
  } catch (error) {
    if (error instanceof ClinicError) return undefined;
    throw error;
  }
}
