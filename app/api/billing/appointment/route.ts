import * as z from 'zod/mini';
import { billingHandlers } from '@/lib/billing/handlers';
import { standingBill } from '@/lib/billing/standing-bill.server';
import { defineHandler } from '@/lib/clinic/define-handler.server';
import { id } from '@/lib/contract/schemas';

const reads = {
  query: z.object({ appointmentId: id, patientId: id }),
  about: ({ patientId }: { readonly patientId: string }) => ({ patientId }),
};

export const GET = defineHandler(billingHandlers.billOf, reads, async (caller, { query }) => ({
  bill: await standingBill(caller, query),
}));

export const dynamic = 'force-dynamic';
