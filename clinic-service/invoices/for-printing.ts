import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Registration } from '../billing/electronic-invoicing';
import type { Context } from '../context';
import { invoices, payments } from '../db/schema/billing';
import { refunds } from '../db/schema/corrections';
import { readLocations } from '../documents/issuer';
import type { Identity } from '../patients/columns';
import type { InvoiceRow } from './columns';
import { selectInvoices } from './select';

/** What an invoice prints. */
export interface InvoiceDocument {
  readonly invoice: InvoiceRow;
  readonly patient: Identity;
  /** What was collected and not reversed, and what went back of it with a minus, oldest first. */
  readonly payments: readonly PrintedPayment[];
  /** Where the attention took place, where it is of one. */
  readonly location?: string | undefined;
  /** Only of an electronic invoice that a provider registered. */
  readonly registration?: Registration | undefined;
}

interface PrintedPayment {
  readonly invoiceId: string;
  /** Of its receipt, or of the slip of what went back. */
  readonly receiptNumber: string | null;
  readonly paidAt: Date;
  readonly method: 'cash' | 'card' | 'transfer' | 'other';
  readonly amount: number;
}

/** Invoices by date and number, at most `limit`. */
export async function invoicesForPrinting(
  { db, principal: { clinicId }, invoicing }: Context,
  which: SQL | undefined,
  limit: number,
): Promise<InvoiceDocument[]> {
  const rows = await selectInvoices(db, and(eq(invoices.clinicId, clinicId), which))
    .orderBy(asc(invoices.datedAt), asc(invoices.invoiceNumber))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const locations = await readLocations(
    db,
    clinicId,
    rows.map(({ appointmentId }) => appointmentId),
  );
  const registrations = await invoicing.status(db, clinicId, ids);
  const { invoiceId, receiptNumber, paidAt, method, amount } = payments;
  const ofThese = and(eq(payments.clinicId, clinicId), inArray(payments.invoiceId, ids));
  const [collected, givenBack] = await Promise.all([
    db
      .select({ invoiceId, receiptNumber, paidAt, method, amount })
      .from(payments)
      .where(and(ofThese, inArray(payments.status, ['completed', 'refunded'])))
      .orderBy(asc(payments.id)),
    db
      .select({
        invoiceId,
        receiptNumber: refunds.number,
        paidAt: refunds.createdAt,
        method: refunds.method,
        amount: sql`-${refunds.amount}`.mapWith(Number),
      })
      .from(refunds)
      .innerJoin(
        payments,
        and(eq(payments.clinicId, refunds.clinicId), eq(payments.id, refunds.paymentId)),
      )
      .where(ofThese)
      .orderBy(asc(refunds.number)),
  ]);
  const movements: readonly PrintedPayment[] = [...collected, ...givenBack].sort(
    (one, other) => one.paidAt.getTime() - other.paidAt.getTime(),
  );
  return rows.map(({ patient, ...invoice }) => ({
    invoice,
    patient,
    payments: movements.filter((payment) => payment.invoiceId === invoice.id),
    location: locations.get(invoice.appointmentId),
    registration: registrations.get(invoice.id),
  }));
}
