import 'server-only';
import { createTranslator, type Messages } from 'next-intl';
import { createInvoice, listBilledPlan } from '@/lib/contract/billing/invoices';
import { readOdontogram } from '@/lib/contract/odontogram';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { mayCall } from '@/lib/kit/rights';
import { keptCatalog } from '@/lib/odontogram/shared/catalog.server';
import { inLanguageOf } from '@/lib/odontogram/shared/in-language';
import { surfaceWord } from '@/lib/odontogram/shared/tooth-name';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { ClinicError } from '@/lib/server/clinic/errors';
import { recordShown } from '@/lib/server/door/audit-call';
import type { Caller } from '@/lib/server/door/caller';
import { requireOffered } from '@/lib/server/door/on-behalf-of';
import { ownRow } from '@/lib/server/door/own-row';
import { type BilledOn, type PlannedLines, plannedLines } from './planned-lines';

/** Under which the trail has who looked at a plan to bill it. */
const PLAN_ACTION = 'billing.plan';

/** Whether whoever makes invoices can begin them from what is planned. */
export async function mayBillPlan({ session }: Caller): Promise<boolean> {
  return mayCall(session.staff.role, createInvoice.id) && offersCharts();
}

/**
 * What a patient's chart plans, for whoever bills it. They may not open charts: they are given treatments
 * and prices alone, and the trail has it under a name of its own. Whoever asks checks the role. Throws
 * `ClinicError`.
 */
export async function readPlannedLines(
  caller: Caller,
  { patientId, locale, messages }: { patientId: string; locale: Locale; messages: Messages },
): Promise<PlannedLines> {
  const { correlationId } = caller;
  await requireOffered(caller, readOdontogram);
  const [chart, billed, catalog, ...others] = await Promise.all([
    clinic().client.call(readOdontogram, { params: { patientId } }, { locale, correlationId }),
    billedItems(caller, patientId),
    keptCatalog(locale),
    ...LOCALES.filter((other) => other !== locale).map((other) => keptCatalog(other)),
  ]);
  await recordShown(caller, ownRow(caller, PLAN_ACTION, { patientId }));
  const t = createTranslator({ locale, messages, namespace: 'odontogram.tooth' });
  const findings = inLanguageOf(catalog, others, chart.findings);
  const surfaceOf = (place: Parameters<typeof surfaceWord>[2]) =>
    surfaceWord(t, catalog.surfaces, place);
  return plannedLines({ ...chart, findings }, catalog, surfaceOf, billed);
}

/** Undefined where the service does not tell, or cannot now: the plan is there all the same. */
async function billedItems(
  { correlationId, locale }: Caller,
  patientId: string,
): Promise<ReadonlyMap<string, BilledOn> | undefined> {
  const { client, features } = clinic();
  if (!(await features.offers(listBilledPlan.id))) return undefined;
  try {
    const query = { patientId };
    const { data } = await client.call(listBilledPlan, { query }, { locale, correlationId });
    return new Map(data.map(({ plannedItemId, ...billedOn }) => [plannedItemId, billedOn]));
  } catch (error) {
    if (error instanceof ClinicError) return undefined;
    throw error;
  }
}

function offersCharts(): Promise<boolean> {
  return clinic().features.offers(readOdontogram.id);
}
