import * as z from 'zod/mini';
import { MAX_BILL_LINES, MAX_PAYMENT_REFERENCE, MAX_REASON } from '@/lib/contract/limits';
import { defineOperation } from '@/lib/contract/operation';
import { invoiceRoutes } from '@/lib/contract/routes/billing-routes';
import { cop, id, idParams, optional, quantity, requiredText } from '@/lib/contract/schemas';
import { pdfAnswer } from '@/lib/contract/wire/file-answer';
import { billLine } from './bill-items';
import { PAYMENT_METHODS, refundOfPayment } from './payments';

/** What was taken off an issued invoice. Its figures are positive. */
export const creditNote = z.object({
  id: z.string(),
  creditNoteNumber: z.string(),
  invoiceId: z.string(),
  patientId: z.string(),
  reason: z.string(),
  /** Lines as they were taken off. `quantity` is 0 where a part of the price was. */
  items: z.array(z.extend(billLine, { itemId: z.string() })),
  subtotal: z.number(),
  discount: z.number(),
  tax: z.number(),
  total: z.number(),
  currency: z.string(),
  /** The name of who made it. */
  madeBy: optional(z.string()),
  createdAt: z.string(),
});

export const createCreditNote = defineOperation(invoiceRoutes.credit, {
  summary:
    'Take lines off an issued invoice, in units or in pesos with their tax, or all that is left of them; more than is unpaid answers 409 CREDIT_EXCEEDS_UNPAID, unless the rest is refunded with it',
  origin: 'extension',
  scope: 'billing:write',
  roles: ['billing', 'admin'],
  asksAgainAbove: 'total',
  repeatable: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'invoiceId', id: { param: 'id' } },
  },
  envelope: 'bare',
  status: 201,
  params: idParams,
  body: z.object({
    reason: requiredText(MAX_REASON),
    items: z
      .array(
        z.object({
          /** The `id` of an item of the invoice: its place, from 1. */
          itemId: id,
          quantity: z.optional(quantity),
          amount: z.optional(cop.check(z.minimum(1))),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_BILL_LINES)),
    /** What the note comes to as far as the caller knows; another one is refused. */
    total: z.optional(cop),
    /** What the note takes off beyond what is unpaid goes back to the patient, of the newest payments first. */
    refund: z.optional(
      z.object({
        /** As far as the caller knows; another one is refused. */
        amount: cop.check(z.minimum(1)),
        method: z.enum(PAYMENT_METHODS),
        reference: z.optional(requiredText(MAX_PAYMENT_REFERENCE)),
      }),
    ),
  }),
  response: z.extend(creditNote, { refunds: optional(z.array(refundOfPayment)) }),
});

export const printCreditNote = defineOperation(invoiceRoutes.creditNotePdf, {
  summary: 'Download a credit note as PDF',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'patients', part: { name: 'creditNoteId', id: { param: 'creditNoteId' } } },
  envelope: 'file',
  inLanguageAsked: true,
  params: z.object({ id, creditNoteId: id }),
  response: pdfAnswer,
});
