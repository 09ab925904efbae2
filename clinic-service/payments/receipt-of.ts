import { and, eq, inArray, lt, lte, or, sum } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import type { Context } from '../context';
import { invoices, payments } from '../db/schema/billing';
import { refunds, reversals } from '../db/schema/corrections';
import { patients } from '../db/schema/patients';
import type { Formats } from '../documents/formats';
import { readLocations } from '../documents/issuer';
import type { ReceiptDocument } from '../documents/receipt';
import { dueOf } from '../invoices/columns';
import { identityColumns } from '../patients/columns';
import { DOCUMENT_WORDS, type InvoicePayment } from '../wording/documents';

export interface Receipt {
  readonly status: string;
  readonly receipt: ReceiptDocument;
}

/** What the receipt of a payment of an invoice says; undefined where there is no such payment. */
export async function paymentReceipt(
  { db, principal }: Context,
  id: string,
  { language, money }: Formats,
): Promise<Receipt | undefined> {
  const [row] = await db
    .select({
      payment: payments,
      invoice: {
        number: invoices.invoiceNumber,
        total: invoices.total,
        credited: invoices.credited,
        paid: invoices.paid,
        status: invoices.status,
        appointmentId: invoices.appointmentId,
      },
      patient: identityColumns,
    })
    .from(payments)
    .innerJoin(
      invoices,
      and(eq(invoices.clinicId, payments.clinicId), eq(invoices.id, payments.invoiceId)),
    )
    .innerJoin(
      patients,
      and(eq(patients.clinicId, payments.clinicId), eq(patients.id, payments.patientId)),
    )
    .where(and(eq(payments.clinicId, principal.clinicId), eq(payments.id, id)));
  if (row === undefined) return undefined;
  const { payment, invoice, patient } = row;
  const { appointmentId } = invoice;
  const locations = await readLocations(db, principal.clinicId, [appointmentId]);
  const kind = kindOf(
    payment.amount,
    invoice.total - invoice.credited,
    await collectedWith(db, payment),
  );
  const { receipt: words, methods } = DOCUMENT_WORDS[language];
  return {
    status: payment.status,
    receipt: {
      number: payment.receiptNumber ?? payment.id,
      paidAt: payment.paidAt,
      amount: payment.amount,
      patient,
      location: locations.get(appointmentId),
      concept: words.invoicePayment[kind](invoice.number),
      method: methods[payment.method],
      collectedBy: payment.collectedBy,
      facts: [
        { label: words.invoiceTotal, value: money(invoice.total) },
        { label: words.balance, value: money(dueOf(invoice)) },
        ...(payment.refunded === 0
          ? []
          : [{ label: words.refunded, value: money(payment.refunded) }]),
        ...(payment.receivedAmount === null
          ? []
          : [
              { label: words.cashReceived, value: money(payment.receivedAmount) },
              { label: words.change, value: money(payment.receivedAmount - payment.amount) },
            ]),
        ...(payment.reference === null
          ? []
          : [{ label: words.reference, value: payment.reference }]),
      ],
    },
  };
}

/** What an invoice had been paid with this payment, whatever was collected or went back after it. */
async function collectedWith(
  db: Database,
  { clinicId, invoiceId, createdAt, receiptNumber }: typeof payments.$inferSelect,
): Promise<number> {
  const ofInvoice = and(eq(payments.clinicId, clinicId), eq(payments.invoiceId, invoiceId));
  const [collected, reversed, refunded] = await Promise.all([
    db
      .select({ amount: sum(payments.amount).mapWith(Number) })
      .from(payments)
      .where(
        and(
          ofInvoice,
          inArray(payments.status, ['completed', 'refunded', 'reversed']),
          or(
            lt(payments.createdAt, createdAt),
            // Of one instant, in the order they were receipted.
            and(
              eq(payments.createdAt, createdAt),
              lte(payments.receiptNumber, receiptNumber ?? ''),
            ),
          ),
        ),
      ),
    db
      .select({ amount: sum(payments.amount).mapWith(Number) })
      .from(reversals)
      .innerJoin(
        payments,
        and(eq(payments.clinicId, reversals.clinicId), eq(payments.id, reversals.paymentId)),
      )
      .where(and(ofInvoice, lt(reversals.createdAt, createdAt))),
    db
      .select({ amount: sum(refunds.amount).mapWith(Number) })
      .from(refunds)
      .innerJoin(
        payments,
        and(eq(payments.clinicId, refunds.clinicId), eq(payments.id, refunds.paymentId)),
      )
      .where(and(ofInvoice, lt(refunds.createdAt, createdAt))),
  ]);
  const amountOf = ([row]: { amount: number | null }[]) => row?.amount ?? 0;
  return amountOf(collected) - amountOf(reversed) - amountOf(refunded);
}

function kindOf(amount: number, total: number, collected: number): InvoicePayment {
  if (amount === total) return 'whole';
  return collected === total ? 'rest' : 'part';
}
