import { and, eq } from 'drizzle-orm';
import type {
  createPayments as batchOperation,
  createPayment as operation,
} from '@/lib/contract/billing/payments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { nextNumber } from '../billing/next-number';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { invoices, payments } from '../db/schema/billing';
import { ConflictError } from '../errors';
import { refuseField, refuseReference } from '../field-refusal';
import { dueOf, type InvoiceRow, settledStatus } from '../invoices/columns';
import { lockInvoice } from '../invoices/lock';
import { paymentColumns, toPayment } from './columns';

type Made = OperationResult<typeof operation>;
type Typed = Omit<ParsedInput<typeof operation>['body'], 'invoiceId'>;

/** Collects on an issued invoice. The invoice is held meanwhile: never more than is due. */
export async function createPayment(
  context: Context,
  { body: { invoiceId, ...typed } }: ParsedInput<typeof operation>,
): Promise<Made> {
  requireReceived(typed, 'receivedAmount');
  const [made] = await collect(context, invoiceId, [typed]);
  if (made === undefined) throw new Error('an insert returned no row');
  return made;
}

/** Collects by several methods, all or none: together never more than is due. */
export async function createPayments(
  context: Context,
  { body }: ParsedInput<typeof batchOperation>,
): Promise<OperationResult<typeof batchOperation>> {
  for (const [index, typed] of body.payments.entries()) {
    requireReceived(typed, `payments.${index}.receivedAmount`);
  }
  const made = await collect(context, body.invoiceId, body.payments);
  return { patientId: made[0]?.patientId ?? '', payments: made };
}

/** One after the other, in the order of their receipts. */
async function collect(
  { db, clock, newId, principal, actor }: Context,
  invoiceId: string,
  typed: readonly Typed[],
): Promise<Made[]> {
  const { clinicId } = principal;
  return inTransaction(db, async (tx) => {
    const invoice = await lockInvoice(tx, clinicId, invoiceId);
    if (invoice === undefined) throw refuseReference('invoiceId', 'invoice');
    const amount = typed.reduce((sum, each) => sum + each.amount, 0);
    const refusal = refusalOf(invoice, amount);
    if (refusal !== undefined) throw refusal;
    const now = clock();
    const paid = invoice.paid + amount;
    await tx
      .update(invoices)
      .set({ paid, status: settledStatus({ ...invoice, paid }), updatedAt: now })
      .where(and(eq(invoices.clinicId, clinicId), eq(invoices.id, invoice.id)));
    const rows: (typeof payments.$inferInsert)[] = [];
    for (const each of typed) {
      rows.push({
        clinicId,
        id: newId(),
        invoiceId: invoice.id,
        patientId: invoice.patientId,
        amount: each.amount,
        method: each.method,
        status: 'completed',
        receivedAmount: each.receivedAmount ?? null,
        reference: each.reference ?? null,
        receiptNumber: await nextNumber(tx, clinicId, 'receipt'),
        paidAt: now,
        createdBy: actor.id,
        collectedBy: actor.name ?? null,
        createdAt: now,
      });
    }
    const made = await tx
      .insert(payments)
      .values(rows)
      .returning({ ...paymentColumns, receivedAmount: payments.receivedAmount });
    return made.map(({ patientId, receiptNumber, receivedAmount, ...row }) => ({
      ...toPayment({ ...row, patientId, receiptNumber }),
      patientId,
      receiptNumber,
      receivedAmount,
    }));
  });
}

/** Change is given of cash alone, and never of less than is paid. */
function requireReceived({ amount, method, receivedAmount }: Typed, path: string): void {
  if (receivedAmount === undefined) return;
  if (method !== 'cash') throw refuseField(path, 'not_cash', 'Only cash is given change of.');
  if (receivedAmount < amount) throw refuseField(path, 'too_small', 'It is less than the amount.');
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
