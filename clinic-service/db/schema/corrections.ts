import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { invoices, payments, type StoredLine } from './billing';
import { cop, instant, ofClinic, withinClinic } from './columns';
import { patients } from './patients';
import { patientShares } from './payers';

/* Nothing that was money is changed or deleted: what corrects it is a movement with its own number. */

/** A payment that was typed wrongly: it counts no more, and its receipt is cancelled. */
export const reversals = pgTable(
  'reversals',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    number: text('number').notNull(),
    paymentId: text('payment_id').notNull(),
    reason: text('reason').notNull(),
    createdBy: text('created_by').notNull(),
    /** Who reversed it, as the paper prints it. */
    madeBy: text('made_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('reversals_number').on(table.clinicId, table.number),
    uniqueIndex('reversals_one_a_payment').on(table.clinicId, table.paymentId),
    index('reversals_by_time').on(table.clinicId, table.createdAt, table.id),
    withinClinic([table.clinicId, table.paymentId], payments),
  ],
);

/** Money that was given back, of a payment or of a patient's share. */
export const refunds = pgTable(
  'refunds',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    number: text('number').notNull(),
    patientId: text('patient_id').notNull(),
    /** Of the two one is set. */
    paymentId: text('payment_id'),
    shareId: text('share_id'),
    amount: cop('amount').notNull(),
    method: text('method').$type<'cash' | 'card' | 'transfer' | 'other'>().notNull(),
    reason: text('reason').notNull(),
    reference: text('reference'),
    createdBy: text('created_by').notNull(),
    /** Who gave it back, as the slip prints it. */
    madeBy: text('made_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('refunds_number').on(table.clinicId, table.number),
    index('refunds_by_time').on(table.clinicId, table.createdAt, table.id),
    index('refunds_by_payment').on(table.clinicId, table.paymentId),
    index('refunds_by_share').on(table.clinicId, table.shareId),
    withinClinic([table.clinicId, table.paymentId], payments),
    withinClinic([table.clinicId, table.shareId], patientShares),
    withinClinic([table.clinicId, table.patientId], patients),
  ],
);

/** What was taken off an issued invoice, in part or as a whole. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    number: text('number').notNull(),
    invoiceId: text('invoice_id').notNull(),
    patientId: text('patient_id').notNull(),
    /** Lines as they were taken off; `itemId` is the line's place on the invoice, from 1. */
    lines: jsonb('lines').$type<(StoredLine & { readonly itemId: string })[]>().notNull(),
    subtotal: cop('subtotal').notNull(),
    discount: cop('discount').notNull(),
    tax: cop('tax').notNull(),
    total: cop('total').notNull(),
    reason: text('reason').notNull(),
    createdBy: text('created_by').notNull(),
    madeBy: text('made_by'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('credit_notes_number').on(table.clinicId, table.number),
    index('credit_notes_by_invoice').on(table.clinicId, table.invoiceId, table.createdAt),
    index('credit_notes_by_time').on(table.clinicId, table.createdAt, table.id),
    withinClinic([table.clinicId, table.invoiceId], invoices),
    withinClinic([table.clinicId, table.patientId], patients),
  ],
);

/**
 * Which invoice a planned treatment is on at present. The key keeps it from being billed twice; voiding
 * or deleting the invoice takes the row away.
 */
export const billedPlanItems = pgTable(
  'billed_plan_items',
  {
    clinicId: ofClinic(),
    plannedItemId: text('planned_item_id').notNull(),
    invoiceId: text('invoice_id').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'billed_plan_items_once',
      columns: [table.clinicId, table.plannedItemId],
    }),
    index('billed_plan_items_by_invoice').on(table.clinicId, table.invoiceId),
    withinClinic([table.clinicId, table.invoiceId], invoices),
  ],
);
