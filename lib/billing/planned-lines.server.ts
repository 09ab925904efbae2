import 'server-only';
import { createTranslator, type Messages } from 'next-intl';
import { createInvoice } from '@/lib/contract/billing/invoices';
import { readOdontogram } from '@/lib/contract/odontogram';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { mayCall } from '@/lib/kit/rights';
import { keptCatalog } from '@/lib/odontogram/shared/catalog.server';
import { inLanguageOf } from '@/lib/odontogram/shared/in-language';
import { surfaceWord } from '@/lib/odontogram/shared/tooth-name';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { recordShown } from '@/lib/server/door/audit-call';
import type { Caller } from '@/lib/server/door/caller';
import { requireOffered } from '@/lib/server/door/on-behalf-of';
import { ownRow } from '@/lib/server/door/own-row';
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
