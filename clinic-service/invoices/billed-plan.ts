import { and, asc, eq } from 'drizzle-orm';
import type { listBilledPlan as operation } from '@/lib/contract/billing/invoices';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { invoices } from '../db/schema/billing';
import { billedPlanItems } from '../db/schema/corrections';

/** Voiding or deleting an invoice takes its rows away: what is left is on an invoice in force. */
export async function listBilledPlan(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { plannedItemId, invoiceId } = billedPlanItems;
  const data = await db
    .select({ plannedItemId, invoiceId, invoiceNumber: invoices.invoiceNumber })
    .from(billedPlanItems)
    .innerJoin(
      invoices,
      and(
        eq(invoices.clinicId, billedPlanItems.clinicId),
        eq(invoices.id, billedPlanItems.invoiceId),
      ),
    )
    .where(and(eq(invoices.clinicId, principal.clinicId), eq(invoices.patientId, query.patientId)))
    .orderBy(asc(plannedItemId));
  return { data };
}
