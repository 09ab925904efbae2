import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '@/lib/storage/open-database';
import { invoices, payments } from '../db/schema/billing';
import { patients } from '../db/schema/patients';
import { type InvoiceRow, invoiceColumns } from './columns';

/** What an invoice prints. */
export interface InvoiceDocument {
  readonly invoice: InvoiceRow;
  readonly patient: {
    readonly firstName: string;
    readonly lastName: string;
    readonly documentType: string | null;
    readonly documentNumber: string | null;
  };
  /** Completed ones, oldest first. */
  readonly payments: readonly PrintedPayment[];
}

interface PrintedPayment {
  readonly invoiceId: string;
  readonly receiptNumber: string | null;
  readonly paidAt: Date;
  readonly method: 'cash' | 'card' | 'transfer' | 'other';
  readonly amount: number;
}

/** Invoices by number, at most `limit`. */
export async function invoicesForPrinting(
  db: Database,
  clinicId: string,
  which: SQL | undefined,
  limit: number,
): Promise<InvoiceDocument[]> {
  const { firstName, lastName, documentType, documentNumber } = patients;
  const rows = await db
    .select({
      invoice: invoiceColumns,
      patient: { firstName, lastName, documentType, documentNumber },
    })
    .from(invoices)
    .innerJoin(
      patients,
      and(eq(patients.clinicId, invoices.clinicId), eq(patients.id, invoices.patientId)),
    )
    .where(and(eq(invoices.clinicId, clinicId), which))
    .orderBy(asc(invoices.invoiceNumber))
    .limit(limit);
  const { invoiceId, receiptNumber, paidAt, method, amount } = payments;
  const collected = await db
    .select({ invoiceId, receiptNumber, paidAt, method, amount })
    .from(payments)
    .where(
      and(
        eq(payments.clinicId, clinicId),
        inArray(
          payments.invoiceId,
          rows.map(({ invoice }) => invoice.id),
        ),
        eq(payments.status, 'completed'),
      ),
    )
    .orderBy(asc(payments.paidAt), asc(payments.id));
  return rows.map((row) => ({
    ...row,
    payments: collected.filter((payment) => payment.invoiceId === row.invoice.id),
  }));
}
