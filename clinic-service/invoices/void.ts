import { and, eq } from 'drizzle-orm';
import { wholeRest } from '@/lib/billing/rules/credit-note';
import type { voidInvoice as operation } from '@/lib/contract/billing/invoices';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { releaseInvoice } from '../billing/claim-attention';
import type { Context } from '../context';
import { addCreditNote, leftOfInvoice } from '../credit-notes/add-note';
import { inTransaction } from '../db/in-transaction';
import { invoices } from '../db/schema/billing';
import { ConflictError } from '../errors';
import type { InvoiceRow } from './columns';
import { invoiceDetail, invoiceNotFound } from './detail';
import { lockInvoice } from './lock';

/**
 * The number stays taken and the row stays; what it billed may be billed again. An issued electronic invoice
 * is taken back by a credit note over all that is left of it.
 */
export async function voidInvoice(
  context: Context,
  { params, body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, clock, principal } = context;
  const { clinicId } = principal;
  return inTransaction(db, async (tx) => {
    const invoice = await lockInvoice(tx, clinicId, params.id);
    if (invoice === undefined) throw invoiceNotFound();
    const refusal = refusalOf(invoice, body.total);
    if (refusal !== undefined) throw refusal;
    if (invoice.issuedAt !== null && invoice.kind === 'electronic') {
      const totals = wholeRest(await leftOfInvoice(tx, clinicId, invoice));
      await addCreditNote(tx, context, invoice, { totals, reason: body.reason });
      return invoiceDetail(tx, clinicId, params.id);
    }
    const now = clock();
    await tx
      .update(invoices)
      .set({ status: 'void', voidedAt: now, voidReason: body.reason, updatedAt: now })
      .where(and(eq(invoices.clinicId, clinicId), eq(invoices.id, params.id)));
    await releaseInvoice(tx, clinicId, params.id);
    return invoiceDetail(tx, clinicId, params.id);
  });
}

/**
 * Money that was collected would belong to no bill, so an invoice with any stays as it is. One that
 * cost nothing is paid without any.
 */
function refusalOf(
  { status, paid, total }: InvoiceRow,
  expected = total,
): ConflictError | undefined {
  if (status === 'void') {
    return new ConflictError('The invoice is void already.', 'INVOICE_VOID', { status });
  }
  if (expected !== total) {
    return new ConflictError('The invoice comes to another total.', 'INVOICE_TOTAL_DIFFERS', {
      total,
    });
  }
  if (paid === 0) return undefined;
  return status === 'paid'
    ? new ConflictError('A paid invoice cannot be voided.', 'INVOICE_PAID', { status })
    : new ConflictError('Money was collected on it.', 'INVOICE_HAS_PAYMENTS', { status });
}
