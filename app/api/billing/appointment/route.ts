import * as z from 'zod/mini';
import { billingHandlers } from '@/lib/billing/handlers';
import { standingBill } from '@/lib/billing/shared/standing-bill.server';
import { id } from '@/lib/contract/schemas';
import { defineHandler } from '@/lib/server/door/define-handler.server';

const reads = {
  query: z.object({ appointmentId: id, patientId: id }),
  about: ({ patientId }: { readonly patientId: string }) => ({ patientId }),
};

export const GET = defineHandler(billingHandlers.billOf, reads, async (caller, { query }) => ({
  bill: await standingBill(caller, query),
}));

export const dynamic = 'force-dynamic';
