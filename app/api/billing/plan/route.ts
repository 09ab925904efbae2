import * as z from 'zod/mini';
import { PLAN_ACTION, readPlannedLines } from '@/lib/billing/planned-lines.server';
import { ownRoute } from '@/lib/clinic/own-route.server';
import { id } from '@/lib/contract/schemas';
import { LOCALES } from '@/lib/i18n/locales';

const query = z.object({ patientId: id, locale: z.enum(LOCALES) });

/** What a patient's chart plans and is not paid, as `PlannedLines`: for whoever makes invoices. */
export function GET(request: Request): Promise<Response> {
  const options = {
    operation: 'invoices.create',
    action: PLAN_ACTION,
    query,
    about: ({ patientId }: { readonly patientId: string }) => ({ patientId }),
  } as const;
  return ownRoute(request, options, async (caller, { patientId, locale }) => {
    const { default: messages } = await import(`../../../../messages/${locale}.json`);
    return Response.json(await readPlannedLines(caller, { patientId, locale, messages }));
  });
}

export const dynamic = 'force-dynamic';
