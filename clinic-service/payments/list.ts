import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { listPayments as operation } from '@/lib/contract/billing/payments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { hasNumber } from '../billing/next-number';
import type { Context } from '../context';
import { invoices, payments } from '../db/schema/billing';
import { patients } from '../db/schema/patients';
import { offsetOf } from '../page';
import { paymentColumns, toPayment } from './columns';
import { withCorrections } from './corrections';

const { firstName, lastName } = patients;
const { invoiceNumber } = invoices;

export async function listPayments(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = principal;
  const { page, limit, invoiceId, patientId, method, search = '' } = query;
  const where = and(
    eq(payments.clinicId, clinicId),
    invoiceId === undefined ? undefined : eq(payments.invoiceId, invoiceId),
    patientId === undefined ? undefined : eq(payments.patientId, patientId),
    method === undefined ? undefined : eq(payments.method, method),
    search === '' ? undefined : matchesSearch(search),
  );
  const ofInvoice = and(
    eq(invoices.clinicId, payments.clinicId),
    eq(invoices.id, payments.invoiceId),
  );
  const ofPatient = and(
    eq(patients.clinicId, payments.clinicId),
    eq(patients.id, payments.patientId),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ ...paymentColumns, invoiceNumber, patient: { firstName, lastName } })
      .from(payments)
      .innerJoin(invoices, ofInvoice)
      .innerJoin(patients, ofPatient)
      .where(where)
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(limit)
      .offset(offsetOf(query)),
    db
      .select({ total: sql`count(*)`.mapWith(Number) })
      .from(payments)
      .innerJoin(invoices, ofInvoice)
      .where(where),
  ]);
  const corrected = query.with === 'names' && (await withCorrections(db, clinicId, rows));
  const data = rows.map((row, index) => ({
    ...toPayment(row),
    ...(corrected && {
      ...corrected[index],
      patientId: row.patientId,
      patient: row.patient,
      invoiceNumber: row.invoiceNumber,
    }),
  }));
  return { data, pagination: { page, limit, total: counted?.total ?? 0 } };
}

/** A part of a reference, or the number of a receipt or of an invoice, with its letters or without. */
function matchesSearch(search: string): SQL | undefined {
  return or(
    ilike(payments.reference, `%${search.replace(/[\\%_]/g, '\\$&')}%`),
    hasNumber(payments.receiptNumber, 'receipt', search),
    hasNumber(invoiceNumber, 'invoice', search),
  );
}
