import { and, eq } from 'drizzle-orm';
import type { changeInvoice as operation } from '@/lib/contract/billing/invoices';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { releasePlanItems } from '../billing/claim-attention';
import { claimPlanItems } from '../billing/claim-plan-items';
import { priceBill } from '../billing/price-bill';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { invoices } from '../db/schema/billing';
import { differs } from '../differs';
import { invoiceDetail } from './detail';
import { lockDraft } from './lock';

/** A draft with other lines, notes or discount, by the rules it was made by. */
export async function changeInvoice(
  { db, clock, principal }: Context,
  { params, body, ifMatch }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = principal;
  return inTransaction(db, async (tx) => {
    const draft = await lockDraft(tx, clinicId, params.id, ifMatch);
    const { items = draft.lines, discount = draft.discount, notes = draft.notes } = body;
    const { lines, totals } = await priceBill(tx, clinicId, items, discount);
    const next = {
      lines,
      subtotal: totals.subtotal,
      discount: totals.discount,
      tax: totals.tax,
      total: totals.total,
      notes: notes === '' ? null : notes,
    };
    if (body.items !== undefined) {
      await releasePlanItems(tx, clinicId, draft.id);
      const { id: invoiceId, patientId, lines: before } = draft;
      await claimPlanItems(tx, clinicId, { invoiceId, patientId, items: body.items, before });
    }
    // Nothing differs, so nothing changes: others who hold this version can still use it.
    if (differs(draft, next)) {
      await tx
        .update(invoices)
        .set({ ...next, version: draft.version + 1, updatedAt: clock() })
        .where(and(eq(invoices.clinicId, clinicId), eq(invoices.id, draft.id)));
    }
    return invoiceDetail(tx, clinicId, draft.id);
  });
}
