import { and, asc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { paymentOfInvoice } from '@/lib/contract/billing/payments';
import type { Database } from '@/lib/server/storage/open-database';
import { refunds, reversals } from '../db/schema/corrections';
import { type PaymentRow, toPayment } from './columns';

type Told = z.input<typeof paymentOfInvoice>;

/** Payments with their receipts, who collected them and what became of them, in the order given. */
export async function withCorrections(
  db: Database,
  clinicId: string,
  rows: readonly PaymentRow[],
): Promise<Told[]> {
  const ids = rows.map(({ id }) => id);
  const [reversed, givenBack] = await Promise.all([
    db
      .select()
      .from(reversals)
      .where(and(eq(reversals.clinicId, clinicId), inArray(reversals.paymentId, ids))),
    db
      .select()
      .from(refunds)
      .where(and(eq(refunds.clinicId, clinicId), inArray(refunds.paymentId, ids)))
      .orderBy(asc(refunds.createdAt), asc(refunds.number)),
  ]);
  return rows.map((row) => {
    const reversal = reversed.find(({ paymentId }) => paymentId === row.id);
    return {
      ...toPayment(row),
      receiptNumber: row.receiptNumber,
      collectedBy: { id: row.createdBy, name: row.collectedBy },
      reversal: reversal && {
        number: reversal.number,
        reason: reversal.reason,
        at: reversal.createdAt.toISOString(),
        by: reversal.madeBy,
      },
      refunds: givenBack.filter(({ paymentId }) => paymentId === row.id).map(toRefund),
      refundedAmount: row.refunded,
    };
  });
}

export function toRefund(row: typeof refunds.$inferSelect): NonNullable<Told['refunds']>[number] {
  const { id, number, amount, method, reason, reference, createdAt, madeBy } = row;
  const at = createdAt.toISOString();
  return { id, number, amount, method, reason, reference, at, by: madeBy };
}
