import 'server-only';
import { createTranslator, type Messages } from 'next-intl';
import { recordShown } from '@/lib/clinic/audit-call';
import type { Caller } from '@/lib/clinic/caller';
import { clinic } from '@/lib/clinic/clinic.server';
import { requireOffered } from '@/lib/clinic/on-behalf-of';
import { ownRow } from '@/lib/clinic/own-row';
import { createInvoice } from '@/lib/contract/invoices';
import { readOdontogram } from '@/lib/contract/odontogram';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { keptCatalog } from '@/lib/odontogram/catalog.server';
import { inLanguageOf } from '@/lib/odontogram/plan/in-language';
import { surfaceWord } from '@/lib/odontogram/tooth-name';
import { mayCall } from '@/lib/rules/rights';
import { type PlannedLines, plannedLines } from './planned-lines';

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
  const [chart, catalog, ...others] = await Promise.all([
    clinic().client.call(readOdontogram, { params: { patientId } }, { locale, correlationId }),
    keptCatalog(locale),
    ...LOCALES.filter((other) => other !== locale).map((other) => keptCatalog(other)),
  ]);
  await recordShown(caller, ownRow(caller, PLAN_ACTION, { patientId }));
  const t = createTranslator({ locale, messages, namespace: 'odontogram.tooth' });
  const findings = inLanguageOf(catalog, others, chart.findings);
  return plannedLines({ ...chart, findings }, catalog, (place) =>
    surfaceWord(t, catalog.surfaces, place),
  );
}

function offersCharts(): Promise<boolean> {
  return clinic().features.offers(readOdontogram.id);
}
