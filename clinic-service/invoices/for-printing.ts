import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { invoices, payments } from '../db/schema/billing';
import type { Identity } from '../patients/columns';
import type { InvoiceRow } from './columns';
import { selectInvoices } from './select';

/** What an invoice prints. */
export interface InvoiceDocument {
  readonly invoice: InvoiceRow;
  readonly patient: Identity;
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

/** Invoices by date and number, at most `limit`. */
export async function invoicesForPrinting(
  db: Database,
  clinicId: string,
  which: SQL | undefined,
  limit: number,
): Promise<InvoiceDocument[]> {
  const rows = await selectInvoices(db, and(eq(invoices.clinicId, clinicId), which))
    .orderBy(asc(invoices.datedAt), asc(invoices.invoiceNumber))
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
          rows.map(({ id }) => id),
        ),
        eq(payments.status, 'completed'),
      ),
    )
    .orderBy(asc(payments.paidAt), asc(payments.id));
  return rows.map(({ patient, ...invoice }) => ({
    invoice,
    patient,
    payments: collected.filter((payment) => payment.invoiceId === invoice.id),
  }));
}
