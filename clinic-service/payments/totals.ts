import { sql } from 'drizzle-orm';
import { paymentTotals } from '@/lib/billing/rules/payment-totals';
import { type totalPayments as operation, PAYMENT_METHODS } from '@/lib/contract/billing/payments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { invoices, payments } from '../db/schema/billing';
import { matchesFilter, ofInvoice } from './filter';

/** Summed up by the database: there may be any number of them. */
export async function totalPayments(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const groups = await db
    .select({
      method: payments.method,
      status: payments.status,
      count: sql`count(*)`.mapWith(Number),
      amount: sql`sum(${payments.amount})`.mapWith(Number),
      refundedCount: sql`count(*) filter (where ${payments.refunded} > 0)`.mapWith(Number),
      refundedAmount: sql`sum(${payments.refunded})`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(invoices, ofInvoice)
    .where(matchesFilter(db, principal, query))
    .groupBy(payments.method, payments.status);
  return { ...paymentTotals(groups, PAYMENT_METHODS), currency: 'COP' };
}
