import * as z from 'zod/mini';
import { billingHandlers } from '@/lib/billing/handlers';
import { readPlannedLines } from '@/lib/billing/planned-lines.server';
import { id } from '@/lib/contract/schemas';
import { LOCALES } from '@/lib/i18n/locales';
import { defineHandler } from '@/lib/server/door/define-handler.server';

const reads = {
  query: z.object({ patientId: id, locale: z.enum(LOCALES) }),
  about: ({ patientId }: { readonly patientId: string }) => ({ patientId }),
};

export const GET = defineHandler(
  billingHandlers.plan,
  reads,
  async (caller, { query: { patientId, locale } }) => {
    const { default: messages } = await import(`../../../../messages/${locale}.json`);
    return readPlannedLines(caller, { patientId, locale, messages });
  },
);

export const dynamic = 'force-dynamic';
