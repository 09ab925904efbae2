import * as z from 'zod/mini';
import { MAX_BILL_LINES, MAX_LINE_DESCRIPTION, UNTAXED_KINDS } from '@/lib/contract/limits';
import { cop, id, openEnum, optional, quantity, requiredText } from '@/lib/contract/schemas';

/** What a line of a bill is made from. `taxRate` left out is 0.19, as published. */
const billItem = z.object({
  description: requiredText(MAX_LINE_DESCRIPTION),
  procedureId: z.optional(id),
  quantity,
  unitPrice: cop,
  taxRate: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** Of a line at rate 0: a health service, which is excluded from the tax, or goods at 0 %. */
  taxKind: z.optional(z.enum(UNTAXED_KINDS)),
});
export type BillItem = z.output<typeof billItem>;

export const billItems = z.array(billItem).check(z.minLength(1), z.maxLength(MAX_BILL_LINES));

const invoiceItem = z.extend(billItem, { plannedItemId: z.optional(id) });
/** Of an invoice, whose lines may name the planned treatment of a chart that they bill. */
export const invoiceItems = z.array(invoiceItem).check(z.minLength(1), z.maxLength(MAX_BILL_LINES));
export type InvoiceItem = z.output<typeof invoiceItem>;

/** A line as it was billed. `discount` is its share of the bill's, taken off before tax. */
export const billLine = z.object({
  description: z.string(),
  procedureId: optional(z.string()),
  quantity: z.number(),
  unitPrice: z.number(),
  taxRate: z.number(),
  taxKind: optional(openEnum(...UNTAXED_KINDS)),
  subtotal: z.number(),
  discount: z.number(),
  tax: z.number(),
  total: z.number(),
});

/** The same of an invoice. `id` is its place on the invoice, from 1. */
export const invoiceLine = z.extend(billLine, {
  id: z.string(),
  plannedItemId: optional(z.string()),
});

/** Whom a bill or payment is about, where a list spans patients. */
export const namedPatient = z.object({ firstName: z.string(), lastName: z.string() });

/** The same with the document, for files that accountants read. */
export const documentedPatient = z.extend(namedPatient, {
  documentType: optional(z.string()),
  documentNumber: optional(z.string()),
});
