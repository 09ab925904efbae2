import 'server-only';
import type { Patient } from '@/lib/contract/patients';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { readCatalog } from '@/lib/odontogram/shared/catalog.server';
import type { Catalog, Chart } from '@/lib/odontogram/shared/chart-data';
import { inLanguageOf } from '@/lib/odontogram/shared/in-language';
import type { PageProblem } from '@/lib/queries/page-problem';
import { createQueryClient } from '@/lib/queries/query-client';
import type { Caller } from '@/lib/server/door/caller';
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

/** The plan of a chart, its treatments in the language of the paper as far as catalogs know their words. */
export async function loadPlan(
  caller: Caller,
  { patientId, locale }: { patientId: string; locale: Locale },
): Promise<LoadedSheet> {
  const sheet = await loadSheet(caller, { patientId, locale, sheet: 'plan' });
  if (sheet.problem) return sheet;
  const { catalog, chart } = sheet;
  const others = LOCALES.filter((each) => each !== locale);
  // Without the others' words the treatments stay as they were written.
  const read = await Promise.allSettled(others.map((each) => readCatalog(caller, each)));
  const catalogs = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const findings = inLanguageOf(catalog, catalogs, chart.findings);
  return { ...sheet, chart: { ...chart, findings } };
}

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
