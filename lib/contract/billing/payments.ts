import * as z from 'zod/mini';
import { MAX_PAYMENT_REFERENCE } from '@/lib/contract/limits';
import { defineOperation } from '@/lib/contract/operation';
import { paymentRoutes } from '@/lib/contract/routes/billing-routes';
import {
  cop,
  id,
  idParams,
  ifTold,
  listOf,
  openEnum,
  optional,
  pageQuery,
  requiredText,
  searchText,
  toldText,
} from '@/lib/contract/schemas';
import { pdfAnswer } from '@/lib/contract/wire/file-answer';
import { namedPatient } from './bill-items';

const METHODS = ['cash', 'card', 'transfer', 'other'] as const;

const paymentShape = {
  id: z.string(),
  invoiceId: z.string(),
  amount: z.number(),
  currency: z.string(),
  method: openEnum(...METHODS),
  status: openEnum('completed', 'pending', 'failed', 'refunded'),
  reference: toldText,
  paidAt: ifTold(z.string()),
  createdAt: ifTold(z.string()),
};

/** Money a patient paid on an invoice of their own. */
export const payment = z.object(paymentShape);

/** With what the published contract leaves to be looked up elsewhere; only where it is asked for. */
const listedPayment = z.object({
  ...paymentShape,
  patientId: optional(z.string()),
  patient: optional(namedPatient),
  invoiceNumber: optional(z.string()),
  receiptNumber: optional(z.string()),
});

export const listPayments = defineOperation(paymentRoutes.list, {
  summary: 'List payments of invoices, newest first',
  origin: 'documented',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'patients' },
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    invoiceId: z.optional(id),
    patientId: z.optional(id),
    method: z.optional(z.enum(METHODS)),
    /** In references, and the numbers of receipts and invoices. */
    search: z.optional(searchText),
    /** names: the patient's, and the numbers of invoice and receipt. */
    with: z.optional(z.enum(['names'])),
  }),
  queryExtensions: ['search', 'with'],
  response: listOf(listedPayment),
});

export const createPayment = defineOperation(paymentRoutes.create, {
  summary: 'Collect on an issued invoice; more than is due answers 409 PAYMENT_EXCEEDS_BALANCE',
  origin: 'extension',
  scope: 'billing:write',
  roles: ['receptionist', 'billing', 'admin'],
  repeatable: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'paymentId', id: { answer: 'id' }, keepsAsked: ['invoiceId'] },
  },
  envelope: 'bare',
  status: 201,
  body: z.object({
    invoiceId: id,
    amount: cop.check(z.minimum(1)),
    method: z.enum(METHODS),
    reference: z.optional(requiredText(MAX_PAYMENT_REFERENCE)),
  }),
  response: z.object({
    ...paymentShape,
    patientId: z.string(),
    receiptNumber: optional(z.string()),
  }),
});

export const readReceipt = defineOperation(paymentRoutes.receipt, {
  summary: 'Download the receipt of a completed payment or patient share; not a fiscal document',
  origin: 'documented',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'patients', part: { name: 'paymentId', id: { param: 'id' } } },
  envelope: 'file',
  inLanguageAsked: true,
  params: idParams,
  response: pdfAnswer,
});
