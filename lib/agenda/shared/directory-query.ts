import { queryOptions } from '@tanstack/react-query';
import { callOwn } from '@/lib/queries/call-own';
import { agendaHandlers } from './handlers';

/** Who works where and when. */
export const directoryQuery = () =>
  queryOptions({
    queryKey: ['agenda-directory'] as const,
    queryFn: ({ signal }) => callOwn(agendaHandlers.directory, { signal }),
  });
