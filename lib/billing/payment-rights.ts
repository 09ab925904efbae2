import type * as z from 'zod/mini';
import type { paymentOfInvoice } from '@/lib/contract/billing/payments';
import { clinicToday } from '@/lib/kit/dates/clinic-time';

/** A payment as a list or its invoice tells it; one of the published contract tells less. */
export type ShownPayment = z.output<typeof paymentOfInvoice> & {
  readonly invoiceNumber?: string | undefined;
};

/** What somebody may do about money that was received. */
export interface PaymentRights {
  /** Which payments they may reverse: any, those they collected on the clinic's today, or none. */
  readonly reverses:
    | 'any'
    | 'none'
    | {
        readonly staffId: string;
        /** The clinic's date, `YYYY-MM-DD`. */
        readonly today: string;
      };
  readonly refunds: boolean;
}

export const NO_PAYMENT_RIGHTS: PaymentRights = { reverses: 'none', refunds: false };

/** Whether this payment may be reversed: whole, received, and by this person. */
export function mayReverse(
  payment: ShownPayment,
  { reverses }: PaymentRights,
  zone: string,
): boolean {
  const { status, refundedAmount = 0, collectedBy, paidAt } = payment;
  if (status !== 'completed' || refundedAmount > 0 || reverses === 'none') return false;
  if (reverses === 'any') return true;
  if (collectedBy?.id !== reverses.staffId || paidAt === undefined) return false;
  return clinicToday(zone, new Date(paidAt)) === reverses.today;
}

/** What can still be given back of a payment, in whole pesos. */
export function restOf({ status, amount, refundedAmount = 0 }: ShownPayment): number {
  return status === 'completed' ? amount - refundedAmount : 0;
}
