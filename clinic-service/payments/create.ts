import { and, eq } from 'drizzle-orm';
import type { createPayment as operation } from '@/lib/contract/billing/payments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { nextNumber } from '../billing/next-number';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { invoices, payments } from '../db/schema/billing';
import { ConflictError } from '../errors';
import { refuseReference } from '../field-refusal';
import { dueOf, type InvoiceRow, settledStatus } from '../invoices/columns';
import { lockInvoice } from '../invoices/lock';
import { paymentColumns, toPayment } from './columns';

/** Collects on an issued invoice. The invoice is held meanwhile: never more than is due. */
export async function createPayment(
  { db, clock, newId, principal, actor }: Context,
  { body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = principal;
  const row = await inTransaction(db, async (tx) => {
    const invoice = await lockInvoice(tx, clinicId, body.invoiceId);
    if (invoice === undefined) throw refuseReference('invoiceId', 'invoice');
    const refusal = refusalOf(invoice, body.amount);
    if (refusal !== undefined) throw refusal;
    const now = clock();
    const paid = invoice.paid + body.amount;
    await tx
      .update(invoices)
      .set({ paid, status: settledStatus({ ...invoice, paid }), updatedAt: now })
      .where(and(eq(invoices.clinicId, clinicId), eq(invoices.id, invoice.id)));
    const [created] = await tx
      .insert(payments)
      .values({
        clinicId,
        id: newId(),
        invoiceId: invoice.id,
        patientId: invoice.patientId,
        amount: body.amount,
        method: body.method,
        status: 'completed',
        reference: body.reference ?? null,
        receiptNumber: await nextNumber(tx, clinicId, 'receipt'),
        paidAt: now,
        createdBy: actor.id,
        collectedBy: actor.name ?? null,
        createdAt: now,
      })
      .returning(paymentColumns);
    return created;
  });
  if (row === undefined) throw new Error('an insert returned no row');
  return { ...toPayment(row), patientId: row.patientId, receiptNumber: row.receiptNumber };
}

function refusalOf(invoice: InvoiceRow, amount: number): ConflictError | undefined {
  const { status } = invoice;
  if (status === 'draft') {
    return new ConflictError('The invoice is not issued yet.', 'INVOICE_NOT_ISSUED', { status });
  }
  if (status === 'void') {
    return new ConflictError('The invoice is void.', 'INVOICE_VOID', { status });
  }
  const due = dueOf(invoice);
  return amount > due
    ? new ConflictError('It is more than is due.', 'PAYMENT_EXCEEDS_BALANCE', { due })
    : undefined;
}
