import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { UntaxedKind } from '@/lib/billing/rules/tax-kind';
import { appointments } from './appointments';
import { cop, instant, ofClinic, withinClinic } from './columns';
import { patients } from './patients';
import { medicalRecords } from './records';

/** A line of a bill as it was billed: later changes of the procedure do not touch it. Whole pesos. */
export interface StoredLine {
  readonly description: string;
  readonly procedureId?: string | undefined;
  readonly quantity: number;
  readonly unitPrice: number;
  /** 0 to 1. */
  readonly taxRate: number;
  /** Of a line without tax: whether it is a health service or goods at 0 %. */
  readonly taxKind?: UntaxedKind | undefined;
  /** Its share of the bill's discount, taken off before tax. */
  readonly discount: number;
  /** Quantity by price, before discount and tax. */
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  /** Of a chart's plan: which planned treatment it bills. */
  readonly plannedItemId?: string | undefined;
}

/** The last number given, by kind of document. The row is locked while one is taken. */
export const counters = pgTable(
  'counters',
  {
    clinicId: ofClinic(),
    name: text('name').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.clinicId, table.name] })],
);

export const invoices = pgTable(
  'invoices',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    /** Provisional (`B-…`) until it is issued; then the consecutive (`F-…`). */
    invoiceNumber: text('invoice_number').notNull(),
    /** The provisional number, also after issuing; null for drafts of before there were any. */
    draftNumber: text('draft_number'),
    kind: text('kind').$type<'electronic' | 'manual'>().notNull().default('electronic'),
    patientId: text('patient_id').notNull(),
    medicalRecordId: text('medical_record_id'),
    appointmentId: text('appointment_id'),
    status: text('status')
      .$type<'draft' | 'issued' | 'partially_paid' | 'paid' | 'void'>()
      .notNull(),
    lines: jsonb('lines').$type<StoredLine[]>().notNull(),
    subtotal: cop('subtotal').notNull(),
    discount: cop('discount').notNull().default(0),
    tax: cop('tax').notNull(),
    total: cop('total').notNull(),
    /** What was collected and neither reversed nor given back. */
    paid: cop('paid').notNull().default(0),
    /** What credit notes took off. What is still to be paid is `total - credited - paid`. */
    credited: cop('credited').notNull().default(0),
    /** Counts the changes of a draft. */
    version: integer('version').notNull().default(1),
    notes: text('notes'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    issuedAt: instant('issued_at'),
    /** Who issued it, as its paper prints it; null where nobody was named. */
    issuedBy: text('issued_by'),
    voidedAt: instant('voided_at'),
    voidReason: text('void_reason'),
    /** The date of an invoice is that of its issue; a draft has that of its making. */
    datedAt: instant('dated_at').generatedAlwaysAs((): SQL => sql`coalesce(issued_at, created_at)`),
    /** What was billed, as a search compares it. */
    searchKey: text('search_key').generatedAlwaysAs(
      (): SQL => sql`public.invoice_search_key(lines)`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('invoices_number').on(table.clinicId, table.invoiceNumber),
    index('invoices_by_date').on(table.clinicId, table.datedAt, table.id),
    index('invoices_by_patient').on(table.clinicId, table.patientId, table.datedAt, table.id),
    index('invoices_by_status').on(table.clinicId, table.status, table.datedAt, table.id),
    index('invoices_owing')
      .on(table.clinicId, table.patientId, table.issuedAt, table.total, table.paid, table.credited)
      .where(sql`status in ('issued', 'partially_paid')`),
    index('invoices_by_total').on(table.clinicId, table.total),
    index('invoices_by_draft_number').on(table.clinicId, table.draftNumber),
    index('invoices_by_search')
      .using('gin', sql`search_key gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('invoices_by_issue').on(table.clinicId, table.issuedAt),
    index('invoices_by_appointment').on(table.clinicId, table.appointmentId),
    withinClinic([table.clinicId, table.patientId], patients),
    withinClinic([table.clinicId, table.medicalRecordId], medicalRecords),
    withinClinic([table.clinicId, table.appointmentId], appointments),
  ],
);

/**
 * Which bill an attention is on at present. The key is what keeps it from being billed twice, on
 * either rail; voiding the invoice or removing the charge takes the row away.
 */
export const activeBillings = pgTable(
  'active_billings',
  {
    clinicId: ofClinic(),
    medicalRecordId: text('medical_record_id').notNull(),
    rail: text('rail').$type<'invoice' | 'charge'>().notNull(),
    /** Id of the invoice or of the charge. */
    billId: text('bill_id').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'active_billings_one_per_record',
      columns: [table.clinicId, table.medicalRecordId],
    }),
    index('active_billings_by_bill').on(table.clinicId, table.billId),
    withinClinic([table.clinicId, table.medicalRecordId], medicalRecords),
  ],
);

export const payments = pgTable(
  'payments',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    invoiceId: text('invoice_id').notNull(),
    patientId: text('patient_id').notNull(),
    amount: cop('amount').notNull(),
    method: text('method').$type<'cash' | 'card' | 'transfer' | 'other'>().notNull(),
    status: text('status')
      .$type<'pending' | 'completed' | 'failed' | 'refunded' | 'reversed'>()
      .notNull(),
    /** The cash that was handed over, of which the rest was given as change. */
    receivedAmount: cop('received_amount'),
    /** What was given back of it. */
    refunded: cop('refunded').notNull().default(0),
    reference: text('reference'),
    receiptNumber: text('receipt_number'),
    paidAt: instant('paid_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** Who collected it, as the receipt prints it. */
    collectedBy: text('collected_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('payments_receipt').on(table.clinicId, table.receiptNumber),
    index('payments_by_time').on(table.clinicId, table.paidAt, table.id),
    index('payments_by_invoice').on(table.clinicId, table.invoiceId, table.createdAt),
    index('payments_by_patient').on(table.clinicId, table.patientId, table.createdAt),
    withinClinic([table.clinicId, table.invoiceId], invoices),
    withinClinic([table.clinicId, table.patientId], patients),
  ],
);
