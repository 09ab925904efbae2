import { and, eq } from 'drizzle-orm';
import type { readReversal as operation } from '@/lib/contract/billing/payments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { invoices, payments } from '../db/schema/billing';
import { reversals } from '../db/schema/corrections';
import { patients } from '../db/schema/patients';
import { printCorrection } from '../documents/correction';
import { formatsOf } from '../documents/formats';
import { readIssuer, readLocations } from '../documents/issuer';
import { ConflictError, NotFoundError } from '../errors';
import { identityColumns } from '../patients/columns';
import { CORRECTION_WORDS } from '../wording/corrections';
import { DOCUMENT_WORDS } from '../wording/documents';

/** The paper of a reversal: it names the receipt that counts no more. */
export async function readReversal(
  { db, principal, language }: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId, timezone } = principal;
  const [row] = await db
    .select({
      payment: payments,
      reversal: reversals,
      invoice: { number: invoices.invoiceNumber, appointmentId: invoices.appointmentId },
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
    .leftJoin(
      reversals,
      and(eq(reversals.clinicId, payments.clinicId), eq(reversals.paymentId, payments.id)),
    )
    .where(and(eq(payments.clinicId, clinicId), eq(payments.id, params.id)));
  if (row === undefined) throw new NotFoundError('Payment not found.');
  const { payment, reversal, invoice, patient } = row;
  if (reversal === null) {
    const { status } = payment;
    throw new ConflictError('The payment is not reversed.', 'REVERSAL_NOT_AVAILABLE', { status });
  }
  const formats = formatsOf(language, timezone);
  const words = CORRECTION_WORDS[language].reversal;
  const { methods, ...common } = DOCUMENT_WORDS[language];
  const receipt = payment.receiptNumber ?? payment.id;
  const { number, reason, madeBy, createdAt } = reversal;
  const locations = await readLocations(db, clinicId, [invoice.appointmentId]);
  const document = {
    kind: 'reversal',
    number,
    at: createdAt,
    amount: payment.amount,
    patient,
    location: locations.get(invoice.appointmentId),
    concept: words.concept(receipt, invoice.number),
    facts: [
      { label: words.receipt, value: receipt },
      { label: words.collected, value: formats.instant(payment.paidAt) },
      { label: common.method, value: methods[payment.method] },
    ],
    reason,
    madeBy,
  } as const;
  return {
    contentType: 'application/pdf',
    fileName: `${words.fileName} ${number}.pdf`,
    bytes: await printCorrection(document, await readIssuer(db, clinicId), formats),
  };
}
