import 'server-only';
import type { Caller } from '@/lib/clinic/caller';
import type { Patient } from '@/lib/contract/patients';
import type { Locale } from '@/lib/i18n/locales';
import type { PageProblem } from '@/lib/queries/page-problem';
import { createQueryClient } from '@/lib/queries/query-client';
import type { Catalog, Chart } from '../chart-data';
import { loadChart } from '../load-chart.server';
import { recordPrint, type Sheet } from './record-copy.server';

/** All that a sheet needs, or the first of it that could not be read: there is no half of a sheet. */
export type LoadedSheet =
  | {
      readonly patient: Patient;
      readonly chart: Chart;
      readonly catalog: Catalog;
      readonly problem?: undefined;
    }
  | { readonly problem: PageProblem };

/**
 * A chart to be printed, in a language. That it was opened is on the audit trail: what becomes of the
 * paper nobody can see.
 */
export async function loadSheet(
  caller: Caller,
  { patientId, locale, sheet }: { patientId: string; locale: Locale; sheet: Sheet },
): Promise<LoadedSheet> {
  const loaded = await loadChart(createQueryClient(), caller, { patientId, locale });
  const { patient, chart, catalog } = loaded;
  if (patient.problem) return { problem: patient.problem };
  if (chart.problem) return { problem: chart.problem };
  if (catalog.problem) return { problem: catalog.problem };
  const { version } = chart.data;
  await recordPrint(caller, { patientId, sheet, version });
  return { patient: patient.data, chart: chart.data, catalog: catalog.data };
}
