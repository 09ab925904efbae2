import { queryOptions } from '@tanstack/react-query';
import { callOwn } from '@/lib/queries/call-own';
import type { AgendaRange } from './agenda-range';
import { directoryQuery } from './shared/directory-query';
import { agendaHandlers } from './shared/handlers';

export const agendaQueries = {
  /** The appointments of some days; the stream keeps them as they are while they are looked at. */
  range: (range: AgendaRange) =>
    queryOptions({
      queryKey: ['agenda', searchOf(range)] as const,
      queryFn: ({ signal }) => callOwn(agendaHandlers.range, { query: range, signal }),
    }),
  directory: directoryQuery,
};

/** As addresses have it; the same range has the same key on both sides. */
export function searchOf({ from, to, doctorId }: AgendaRange): string {
  const params = new URLSearchParams({ from, to });
  if (doctorId !== undefined) params.set('doctorId', doctorId);
  return params.toString();
}
