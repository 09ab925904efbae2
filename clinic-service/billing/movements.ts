import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invoices, payments } from '../db/schema/billing';
import { creditNotes, refunds, reversals } from '../db/schema/corrections';

/** In the order in which they follow each other at one instant. */
export const MOVEMENT_KINDS = [
  'invoice',
  'payment',
  'reversal',
  'refund',
  'credit-note',
  'void',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/**
 * Everything that changed what patients owe on issued invoices, as rows of `patient_id`, `invoice_id`,
 * `at`, `kind`, `number`, `amount` (what was owed more, or less) and `method`. Their sum over an invoice
 * is what is due on it. Of one patient, or of the whole clinic.
 */
export function movementsOf(clinicId: string, patientId?: string): SQL {
  const within = (clinic: PgColumn, patient: PgColumn) =>
    patientId === undefined
      ? sql`${clinic} = ${clinicId}`
      : sql`${clinic} = ${clinicId} and ${patient} = ${patientId}`;
  const ofInvoices = within(invoices.clinicId, invoices.patientId);
  const ofPayments = within(payments.clinicId, payments.patientId);
  return sql`
    select ${invoices.patientId} as patient_id, ${invoices.id} as invoice_id,
      ${invoices.issuedAt} as at, 'invoice' as kind, ${invoices.invoiceNumber} as number,
      ${invoices.total} as amount, null as method
    from ${invoices}
    where ${ofInvoices} and ${invoices.issuedAt} is not null
    union all
    select ${payments.patientId}, ${payments.invoiceId}, ${payments.paidAt}, 'payment',
      ${payments.receiptNumber}, -${payments.amount}, ${payments.method}
    from ${payments}
    where ${ofPayments} and ${payments.status} in ('completed', 'refunded', 'reversed')
    union all
    select ${payments.patientId}, ${payments.invoiceId}, ${reversals.createdAt}, 'reversal',
      ${reversals.number}, ${payments.amount}, null
    from ${reversals}
    inner join ${payments}
      on ${payments.clinicId} = ${reversals.clinicId} and ${payments.id} = ${reversals.paymentId}
    where ${ofPayments}
    union all
    select ${payments.patientId}, ${payments.invoiceId}, ${refunds.createdAt}, 'refund',
      ${refunds.number}, ${refunds.amount}, ${refunds.method}
    from ${refunds}
    inner join ${payments}
      on ${payments.clinicId} = ${refunds.clinicId} and ${payments.id} = ${refunds.paymentId}
    where ${ofPayments}
    union all
    select ${creditNotes.patientId}, ${creditNotes.invoiceId}, ${creditNotes.createdAt},
      'credit-note', ${creditNotes.number}, -${creditNotes.total}, null
    from ${creditNotes}
    where ${within(creditNotes.clinicId, creditNotes.patientId)}
    union all
    -- One that no credit note voids, for what none had taken off before.
    select ${invoices.patientId}, ${invoices.id}, ${invoices.voidedAt}, 'void',
      ${invoices.invoiceNumber}, ${invoices.credited} - ${invoices.total}, null
    from ${invoices}
    where ${ofInvoices} and ${invoices.status} = 'void' and ${invoices.issuedAt} is not null
      and ${invoices.total} > ${invoices.credited}`;
}
