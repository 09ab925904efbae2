import { queryOptions } from '@tanstack/react-query';
import type { AgendaRange } from '@/lib/agenda/agenda-range';
import type { AgendaSnapshot } from '@/lib/agenda/agenda-snapshot';
import type { Directory } from '@/lib/agenda/directory';
import { callHandler } from './call-handler';

export const agendaQueries = {
  /** The appointments of some days; the stream keeps them as they are while they are looked at. */
  range: (range: AgendaRange) =>
    queryOptions({
      queryKey: ['agenda', searchOf(range)] as const,
      // Our own handler answers with this very type.
      queryFn: async ({ signal }) =>
        (await callHandler('GET', `/api/agenda?${searchOf(range)}`, {
          signal,
        })) as AgendaSnapshot,
    }),
  /** Who works where and when. */
  directory: () =>
    queryOptions({
      queryKey: ['agenda-directory'] as const,
      queryFn: async ({ signal }) =>
        (await callHandler('GET', '/api/agenda/directory', { signal })) as Directory,
    }),
};

/** As addresses have it; the same range has the same key on both sides. */
export function searchOf({ from, to, doctorId }: AgendaRange): string {
  const params = new URLSearchParams({ from, to });
  if (doctorId !== undefined) params.set('doctorId', doctorId);
  return params.toString();
}
