import type { listPayments } from '@/lib/contract/billing/payments';
import type { OperationResult } from '@/lib/contract/operation';
import { payments } from '../db/schema/billing';

export const paymentColumns = {
  id: payments.id,
  invoiceId: payments.invoiceId,
  patientId: payments.patientId,
  amount: payments.amount,
  method: payments.method,
  status: payments.status,
  reference: payments.reference,
  receiptNumber: payments.receiptNumber,
  refunded: payments.refunded,
  createdBy: payments.createdBy,
  collectedBy: payments.collectedBy,
  paidAt: payments.paidAt,
  createdAt: payments.createdAt,
};
export type PaymentRow = Pick<typeof payments.$inferSelect, keyof typeof paymentColumns>;

/** What the published contract shows of a payment. */
export function toPayment(row: PaymentRow): OperationResult<typeof listPayments>['data'][number] {
  const { id, invoiceId, amount, method, status, reference } = row;
  const paidAt = row.paidAt.toISOString();
  const createdAt = row.createdAt.toISOString();
  return { id, invoiceId, amount, currency: 'COP', method, status, reference, paidAt, createdAt };
}
