import { and, eq } from 'drizzle-orm';
import type { Context } from '../context';
import { invoices, payments } from '../db/schema/billing';
import { patients } from '../db/schema/patients';
import type { Formats } from '../documents/formats';
import type { ReceiptDocument } from '../documents/receipt';
import { identityColumns } from '../patients/columns';
import { DOCUMENT_WORDS } from '../wording/documents';

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
        paid: invoices.paid,
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
  const { receipt: words, methods } = DOCUMENT_WORDS[language];
  return {
    status: payment.status,
    receipt: {
      number: payment.receiptNumber ?? payment.id,
      paidAt: payment.paidAt,
      amount: payment.amount,
      patient,
      concept: words.invoicePayment(invoice.number),
      method: methods[payment.method],
      collectedBy: payment.collectedBy,
      facts: [
        { label: words.invoiceTotal, value: money(invoice.total) },
        { label: words.balance, value: money(invoice.total - invoice.paid) },
        ...(payment.reference === null
          ? []
          : [{ label: words.reference, value: payment.reference }]),
      ],
    },
  };
}
