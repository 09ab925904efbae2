import { and, eq } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { invoices, payments } from '../db/schema/billing';
import { NotFoundError } from '../errors';
import { type InvoiceRow, settledStatus } from '../invoices/columns';
import { lockInvoice } from '../invoices/lock';

export type HeldPayment = typeof payments.$inferSelect;

/**
 * A payment and its invoice, held until the transaction ends. The invoice is held first, as
 * collecting does. Throws `NotFoundError`, also for a payment of another clinic.
 */
export async function holdPayment(
  tx: Database,
  clinicId: string,
  id: string,
): Promise<{ readonly payment: HeldPayment; readonly invoice: InvoiceRow }> {
  const isIt = and(eq(payments.clinicId, clinicId), eq(payments.id, id));
  const [found] = await tx.select({ invoiceId: payments.invoiceId }).from(payments).where(isIt);
  if (found === undefined) throw new NotFoundError('Payment not found.');
  const invoice = await lockInvoice(tx, clinicId, found.invoiceId);
  const [payment] = await tx.select().from(payments).where(isIt).for('update');
  if (invoice === undefined || payment === undefined) throw new Error('a payment of no invoice');
  return { payment, invoice };
}

/** The invoice owes this amount again, in whole pesos. */
export async function takeOffPaid(
  tx: Database,
  clinicId: string,
  { invoice, amount, now }: { invoice: InvoiceRow; amount: number; now: Date },
): Promise<void> {
  const paid = invoice.paid - amount;
  if (paid < 0) throw new Error('more is given back than an invoice was paid');
  await tx
    .update(invoices)
    .set({ paid, status: settledStatus({ ...invoice, paid }), updatedAt: now })
    .where(and(eq(invoices.clinicId, clinicId), eq(invoices.id, invoice.id)));
}
