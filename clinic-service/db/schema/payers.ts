import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { appointments } from './appointments';
import type { StoredLine } from './billing';
import { cop, instant, ofClinic, withinClinic } from './columns';
import { patients } from './patients';
import { medicalRecords } from './records';

/** A health plan, prepaid plan or insurer that is billed for its members. */
export const payers = pgTable(
  'payers',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    nit: text('nit'),
    kind: text('kind').$type<'eps' | 'prepaid' | 'insurer' | 'other'>().notNull(),
    status: text('status').$type<'active' | 'inactive'>().notNull().default('active'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clinicId, table.id] })],
);

/** What a payer is billed for a month. It goes with its last charge: `removedAt`. */
export const payerAccounts = pgTable(
  'payer_accounts',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    payerId: text('payer_id').notNull(),
    number: text('number'),
    /** `YYYY-MM`, of the clinic's calendar. */
    period: text('period').notNull(),
    status: text('status').$type<'open' | 'filed' | 'paid'>().notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('payer_accounts_one_a_month')
      .on(table.clinicId, table.payerId, table.period)
      .where(sql`removed_at is null and status = 'open'`),
    index('payer_accounts_by_period').on(table.clinicId, table.period, table.id),
    withinClinic([table.clinicId, table.payerId], payers),
  ],
);

/** An attention billed to a payer. Removing it sets `removedAt`; the row stays. */
export const charges = pgTable(
  'charges',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    payerId: text('payer_id').notNull(),
    payerAccountId: text('payer_account_id').notNull(),
    patientId: text('patient_id').notNull(),
    medicalRecordId: text('medical_record_id'),
    appointmentId: text('appointment_id'),
    serviceDate: date('service_date', { mode: 'string' }).notNull(),
    lines: jsonb('lines').$type<StoredLine[]>().notNull(),
    total: cop('total').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    index('charges_by_account').on(table.clinicId, table.payerAccountId, table.createdAt),
    index('charges_by_patient').on(table.clinicId, table.patientId, table.createdAt),
    index('charges_by_appointment').on(table.clinicId, table.appointmentId),
    withinClinic([table.clinicId, table.payerAccountId], payerAccounts),
    withinClinic([table.clinicId, table.patientId], patients),
    withinClinic([table.clinicId, table.medicalRecordId], medicalRecords),
    withinClinic([table.clinicId, table.appointmentId], appointments),
  ],
);

/** What a patient paid of a charge: copayment and the like. */
export const patientShares = pgTable(
  'patient_shares',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    patientId: text('patient_id').notNull(),
    chargeId: text('charge_id').notNull(),
    concept: text('concept')
      .$type<'copago' | 'cuota_moderadora' | 'cuota_recuperacion' | 'pagos_compartidos_pvs'>()
      .notNull(),
    amount: cop('amount').notNull(),
    paymentMethod: text('payment_method')
      .$type<'cash' | 'bank_transfer' | 'credit_card' | 'debit_card' | 'check' | 'other'>()
      .notNull(),
    status: text('status')
      .$type<'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded'>()
      .notNull(),
    receiptNumber: text('receipt_number'),
    /** Of a card voucher, a transfer and the like. */
    reference: text('reference'),
    paidAt: instant('paid_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** Who collected it, as the receipt prints it. */
    collectedBy: text('collected_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Set when its charge was removed after it was collected. */
    flaggedAt: instant('flagged_at'),
    flagReason: text('flag_reason').$type<'charge_removed'>(),
    resolution: text('resolution').$type<'refunded' | 'kept'>(),
    resolutionNote: text('resolution_note'),
    resolvedBy: text('resolved_by'),
    resolvedAt: instant('resolved_at'),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
    cancelledBy: text('cancelled_by'),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('patient_shares_receipt').on(table.clinicId, table.receiptNumber),
    index('patient_shares_by_patient').on(table.clinicId, table.patientId, table.paidAt, table.id),
    index('patient_shares_by_time').on(table.clinicId, table.paidAt, table.id),
    index('patient_shares_flagged')
      .on(table.clinicId, table.paidAt, table.id)
      .where(sql`flagged_at is not null and resolved_at is null`),
    index('patient_shares_by_charge').on(table.clinicId, table.chargeId),
    withinClinic([table.clinicId, table.patientId], patients),
    withinClinic([table.clinicId, table.chargeId], charges),
  ],
);
