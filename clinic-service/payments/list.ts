import { and, desc, eq } from 'drizzle-orm';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { listPayments as operation } from '@/lib/contract/payments';
import type { Context } from '../context';
import { payments } from '../db/schema/billing';
import { offsetOf } from '../page';
import { paymentColumns, toPayment } from './columns';

export async function listPayments(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { page, limit, invoiceId, patientId, method } = query;
  const where = and(
    eq(payments.clinicId, principal.clinicId),
    invoiceId === undefined ? undefined : eq(payments.invoiceId, invoiceId),
    patientId === undefined ? undefined : eq(payments.patientId, patientId),
    method === undefined ? undefined : eq(payments.method, method),
  );
  const [rows, total] = await Promise.all([
    db
      .select(paymentColumns)
      .from(payments)
      .where(where)
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(limit)
      .offset(offsetOf(query)),
    db.$count(payments, where),
  ]);
  return { data: rows.map(toPayment), pagination: { page, limit, total } };
}
