import 'server-only';
import type { QueryClient } from '@tanstack/react-query';
import { readOdontogram } from '@/lib/contract/odontogram';
import { type Patient, readPatient } from '@/lib/contract/patients';
import type { Locale } from '@/lib/i18n/locales';
import type { Caller } from '@/lib/server/door/caller';
import { type Loaded, loadForPage } from '@/lib/server/door/load-for-page.server';
import { requireRight } from '@/lib/server/door/on-behalf-of';
import { prefetch } from '@/lib/server/door/prefetch.server';
import type { ChartRights } from './chart-rights';
import { chartRights } from './chart-rights.server';
import { odontogramQueries } from './odontogram-queries';
import { readCatalog } from './shared/catalog.server';
import type { Catalog, Chart } from './shared/chart-data';

/** Each part with a failure of its own: a chart is shown without its catalog, and the other way round. */
interface LoadedChart {
  readonly patient: Loaded<Patient>;
  /**
   * Of a service that cannot tell what was charted before: 501 `NOT_OFFERED`. 403 `SERVICE_FORBIDDEN`
   * where the clinic does not have the odontogram, or our key not its scope.
   */
  readonly chart: Loaded<Chart>;
  readonly catalog: Loaded<Catalog>;
  readonly rights: ChartRights;
}

/** What the page of a chart shows, also put where the browser looks for it. */
export async function loadChart(
  queries: QueryClient,
  caller: Caller,
  { patientId, locale }: { readonly patientId: string; readonly locale: Locale },
): Promise<LoadedChart> {
  // Before anything is read: a refusal is not to look like a view of the patient.
  await loadForPage(caller, requireRight(caller, readOdontogram, { params: { patientId } }));
  const [patient, chart, catalog, rights] = await Promise.all([
    loadForPage(caller, prefetch(queries, caller, readPatient, { params: { id: patientId } })),
    loadForPage(caller, prefetch(queries, caller, readOdontogram, { params: { patientId } })),
    loadForPage(
      caller,
      queries.fetchQuery({
        queryKey: odontogramQueries.catalog(locale).queryKey,
        queryFn: () => readCatalog(caller, locale),
        retry: false,
      }),
    ),
    chartRights(caller),
  ]);
  return { patient, chart: patient.problem ? chart : ofKnownPatient(chart), catalog, rights };
}

/**
 * Of a patient who is there, a chart that is not means that charts cannot be read. Nor can they while
 * it is not known whether the service lets anybody read them: what is documented works meanwhile.
 */
function ofKnownPatient(chart: Loaded<Chart>): Loaded<Chart> {
  const { problem } = chart;
  const isUnread = problem?.status === 404 || problem?.status === 405;
  if (!problem || !(isUnread || problem.code === 'OFFER_UNKNOWN')) return chart;
  return { problem: { ...problem, status: 501, code: 'NOT_OFFERED' } };
}
