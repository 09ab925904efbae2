import { and, desc, eq, sql } from 'drizzle-orm';
import type { listPayments as operation } from '@/lib/contract/billing/payments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { invoices, payments } from '../db/schema/billing';
import { patients } from '../db/schema/patients';
import { offsetOf } from '../page';
import { identityColumns } from '../patients/columns';
import { paymentColumns, toPayment } from './columns';
import { withCorrections } from './corrections';
import { matchesFilter, ofInvoice } from './filter';

const { invoiceNumber } = invoices;
const { receivedAmount } = payments;

/** Newest first, by when they were paid. */
export async function listPayments(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { page, limit, with: more, ...filter } = query;
  const where = matchesFilter(db, principal, filter);
  const ofPatient = and(
    eq(patients.clinicId, payments.clinicId),
    eq(patients.id, payments.patientId),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        ...paymentColumns,
        invoiceNumber,
        receivedAmount,
        patient: identityColumns,
      })
      .from(payments)
      .innerJoin(invoices, ofInvoice)
      .innerJoin(patients, ofPatient)
      .where(where)
      .orderBy(desc(payments.paidAt), desc(payments.id))
      .limit(limit)
      .offset(offsetOf(query)),
    db
      .select({ total: sql`count(*)`.mapWith(Number) })
      .from(payments)
      .innerJoin(invoices, ofInvoice)
      .where(where),
  ]);
  const corrected = more === undefined ? [] : await withCorrections(db, principal.clinicId, rows);
  const data = rows.map((row, index) => {
    if (more === undefined) return toPayment(row);
    const { firstName, lastName } = row.patient;
    return {
      ...toPayment(row),
      ...corrected[index],
      patientId: row.patientId,
      patient: more === 'accounting' ? row.patient : { firstName, lastName },
      invoiceNumber: row.invoiceNumber,
      receivedAmount: row.receivedAmount,
    };
  });
  return { data, pagination: { page, limit, total: counted?.total ?? 0 } };
}
