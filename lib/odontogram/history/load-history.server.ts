import 'server-only';
import type { QueryClient } from '@tanstack/react-query';
import { listOdontogramVersions, readOdontogramVersion } from '@/lib/contract/odontogram';
import { readPatient } from '@/lib/contract/patients';
import type { Locale } from '@/lib/i18n/locales';
import { odontogramQueries, VERSIONS_AT_ONCE } from '@/lib/odontogram/odontogram-queries';
import { readCatalog } from '@/lib/odontogram/shared/catalog.server';
import type { PageProblem } from '@/lib/queries/page-problem';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { readOnBehalfOf, requireRight } from '@/lib/server/door/on-behalf-of';
import { prefetch } from '@/lib/server/door/prefetch.server';

interface Asked {
  readonly patientId: string;
  readonly locale: Locale;
  /** Which versions are shown, given the newest. */
  readonly shown: (newest: number) => readonly (number | undefined)[];
}

/** The loads that failed; of a version that cannot be read the browser tells, and asks again. */
export type HistoryProblems = Readonly<
  Record<'patient' | 'versions' | 'catalog', PageProblem | undefined>
>;

/**
 * What the history of a chart shows, put where the browser looks for it. Each version that is read
 * leaves its row on the audit trail, as a reading of the chart of today does.
 */
export async function loadHistory(
  queries: QueryClient,
  caller: Caller,
  { patientId, locale, shown }: Asked,
): Promise<HistoryProblems> {
  const input = { params: { patientId } };
  // Before anything is read: a refusal is not to look like a view of the patient.
  await loadForPage(caller, requireRight(caller, listOdontogramVersions, input));
  const [patient, versions, catalog] = await Promise.all([
    loadForPage(caller, prefetch(queries, caller, readPatient, { params: { id: patientId } })),
    loadForPage(
      caller,
      queries.fetchInfiniteQuery({
        queryKey: odontogramQueries.versions(patientId).queryKey,
        initialPageParam: 1,
        queryFn: () =>
          readOnBehalfOf(caller, listOdontogramVersions, {
            params: { patientId },
            query: { page: 1, limit: VERSIONS_AT_ONCE },
          }),
        retry: false,
      }),
    ),
    loadForPage(
      caller,
      queries.fetchQuery({
        queryKey: odontogramQueries.catalog(locale).queryKey,
        queryFn: () => readCatalog(caller, locale),
        retry: false,
      }),
    ),
  ]);
  const newest = versions.problem ? undefined : versions.data.pages[0]?.data[0]?.version;
  if (newest !== undefined) {
    const wanted = shown(newest).flatMap((n) => (n === undefined ? [] : [`${n}`]));
    const read = (n: string) =>
      prefetch(queries, caller, readOdontogramVersion, { params: { patientId, n } });
    await Promise.all(wanted.map((n) => loadForPage(caller, read(n))));
  }
  return { patient: patient.problem, versions: versions.problem, catalog: catalog.problem };
}
