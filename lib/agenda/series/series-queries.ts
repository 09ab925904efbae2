import { queryOptions } from '@tanstack/react-query';
import { OPENINGS } from '@/lib/agenda/shared/appointment-queries';
import { callOwn } from '@/lib/queries/call-own';
import { type SeriesWanted, seriesHandlers } from './handlers';

/** The dates of a series; while some of it is booked they are not read again. */
export const seriesPreview = (wanted: SeriesWanted) =>
  queryOptions({
    queryKey: ['series-preview', OPENINGS, wanted] as const,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => callOwn(seriesHandlers.preview, { query: wanted, signal }),
  });
