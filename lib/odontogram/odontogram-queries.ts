import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type * as contract from '@/lib/contract/odontogram';
import { odontogramRoutes } from '@/lib/contract/routes/odontogram-routes';
import type { Locale } from '@/lib/i18n/locales';
import { browserCall } from '@/lib/queries/browser-call';
import { callOwn } from '@/lib/queries/call-own';
import { operationQuery, queryKey } from '@/lib/queries/operation-query';
import { odontogramHandlers } from './handlers';

type Read = typeof contract.readOdontogram;
type ListVersions = typeof contract.listOdontogramVersions;
type ReadVersion = typeof contract.readOdontogramVersion;

/** Milliseconds: a catalog changes with a release of the service. */
const CATALOG_FRESH = 60_000;
/** How many versions a page of their list has. */
export const VERSIONS_AT_ONCE = 20;

/** By itself: what waits for it goes on when the page that asked is left. */
export function readChart(patientId: string) {
  return browserCall<Read>(odontogramRoutes.read, { params: { patientId } });
}

export const odontogramQueries = {
  chart: (patientId: string) =>
    operationQuery<Read>(odontogramRoutes.read, { params: { patientId } }),
  /**
   * From our own handler, which remembers it; each language has other labels. `newerThan` is the version
   * in which something is missed.
   */
  catalog: (locale: Locale, newerThan?: number) =>
    queryOptions({
      queryKey: ['odontogram-catalog', locale] as const,
      staleTime: CATALOG_FRESH,
      queryFn: ({ signal }) =>
        callOwn(odontogramHandlers.catalog, { query: { locale, newerThan }, signal }),
    }),
  /** Newest first, a page at a time. */
  versions: (patientId: string) =>
    infiniteQueryOptions({
      queryKey: queryKey<ListVersions>(odontogramRoutes.listVersions, { params: { patientId } }),
      initialPageParam: 1,
      queryFn: ({ pageParam, signal }) => {
        const query = { page: pageParam, limit: VERSIONS_AT_ONCE };
        const input = { params: { patientId }, query };
        return browserCall<ListVersions>(odontogramRoutes.listVersions, input, { signal });
      },
      getNextPageParam: ({ pagination: { page, totalPages } }) =>
        page < totalPages ? page + 1 : undefined,
    }),
  /** A version that was made never changes. */
  version: (patientId: string, n: number) => ({
    ...operationQuery<ReadVersion>(odontogramRoutes.readVersion, {
      params: { patientId, n: `${n}` },
    }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
