import { and, eq } from 'drizzle-orm';
import type { readRefundSlip as operation } from '@/lib/contract/billing/payments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { invoices, payments } from '../db/schema/billing';
import { refunds } from '../db/schema/corrections';
import { patients } from '../db/schema/patients';
import { charges, patientShares } from '../db/schema/payers';
import { printCorrection } from '../documents/correction';
import { formatsOf } from '../documents/formats';
import { readIssuer, readLocations } from '../documents/issuer';
import { NotFoundError } from '../errors';
import { identityColumns } from '../patients/columns';
import { CONCEPTS } from '../wording/billing-labels';
import { CORRECTION_WORDS } from '../wording/corrections';
import { DOCUMENT_WORDS } from '../wording/documents';

/** The slip of money that was given back, of a payment or of a patient's share. */
export async function readRefundSlip(
  { db, principal, language }: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId, timezone } = principal;
  const [row] = await db
    .select({
      refund: refunds,
      patient: identityColumns,
      payment: { receiptNumber: payments.receiptNumber, invoiceNumber: invoices.invoiceNumber },
      share: { receiptNumber: patientShares.receiptNumber, concept: patientShares.concept },
      invoiced: invoices.appointmentId,
      charged: charges.appointmentId,
    })
    .from(refunds)
    .innerJoin(
      patients,
      and(eq(patients.clinicId, refunds.clinicId), eq(patients.id, refunds.patientId)),
    )
    .leftJoin(
      payments,
      and(eq(payments.clinicId, refunds.clinicId), eq(payments.id, refunds.paymentId)),
    )
    .leftJoin(
      invoices,
      and(eq(invoices.clinicId, payments.clinicId), eq(invoices.id, payments.invoiceId)),
    )
    .leftJoin(
      patientShares,
      and(eq(patientShares.clinicId, refunds.clinicId), eq(patientShares.id, refunds.shareId)),
    )
    .leftJoin(
      charges,
      and(eq(charges.clinicId, refunds.clinicId), eq(charges.id, patientShares.chargeId)),
    )
    .where(and(eq(refunds.clinicId, clinicId), eq(refunds.id, params.id)));
  if (row === undefined) throw new NotFoundError('Refund not found.');
  const { refund, patient, payment, share } = row;
  const { number, amount, method, reason, reference, madeBy, createdAt } = refund;
  const appointmentId = row.invoiced ?? row.charged;
  const locations = await readLocations(db, clinicId, [appointmentId]);
  const words = CORRECTION_WORDS[language].refund;
  const { methods, ...common } = DOCUMENT_WORDS[language];
  const concept =
    share === null
      ? words.ofPayment(payment?.receiptNumber ?? '–', payment?.invoiceNumber ?? '–')
      : words.ofShare(share.receiptNumber ?? '–', CONCEPTS[share.concept][language]);
  const document = {
    kind: 'refund',
    number,
    at: createdAt,
    amount,
    patient,
    location: locations.get(appointmentId),
    concept,
    facts: [
      { label: common.method, value: methods[method] },
      ...(reference === null ? [] : [{ label: common.receipt.reference, value: reference }]),
    ],
    reason,
    madeBy,
  } as const;
  return {
    contentType: 'application/pdf',
    fileName: `${words.fileName} ${number}.pdf`,
    bytes: await printCorrection(
      document,
      await readIssuer(db, clinicId),
      formatsOf(language, timezone),
    ),
  };
}
