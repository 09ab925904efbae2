import * as z from 'zod/mini';
import { MAX_BATCH_PAYMENTS, MAX_PAYMENT_REFERENCE, MAX_REASON } from '@/lib/contract/limits';
import { defineOperation } from '@/lib/contract/operation';
import { paymentRoutes } from '@/lib/contract/routes/billing-routes';
import {
  cop,
  id,
  idParams,
  ifTold,
  isoDate,
  listOf,
  openEnum,
  optional,
  pageQuery,
  requiredText,
  searchText,
  toldText,
} from '@/lib/contract/schemas';
import { pdfAnswer } from '@/lib/contract/wire/file-answer';
import { documentedPatient } from './bill-items';

export const PAYMENT_METHODS = ['cash', 'card', 'transfer', 'other'] as const;
const STATUSES = ['completed', 'pending', 'failed', 'refunded', 'reversed'] as const;

const paymentShape = {
  id: z.string(),
  invoiceId: z.string(),
  amount: z.number(),
  currency: z.string(),
  method: openEnum(...PAYMENT_METHODS),
  status: openEnum(...STATUSES),
  reference: toldText,
  paidAt: ifTold(z.string()),
  createdAt: ifTold(z.string()),
};

/** Money given back, of one payment. */
const refundShape = {
  id: z.string(),
  /** Of its slip. */
  number: z.string(),
  amount: z.number(),
  method: openEnum(...PAYMENT_METHODS),
  reason: z.string(),
  reference: optional(z.string()),
  at: z.string(),
  /** The name of who gave it back. */
  by: optional(z.string()),
};

export const refundOfPayment = z.object(refundShape);

/** What the published contract says nothing of: its receipt, who collected it, and what became of it. */
const correctedShape = {
  receiptNumber: optional(z.string()),
  collectedBy: optional(z.object({ id: z.string(), name: optional(z.string()) })),
  /** Of a payment that was typed wrongly and counts no more. */
  reversal: optional(
    z.object({ number: z.string(), reason: z.string(), at: z.string(), by: optional(z.string()) }),
  ),
  refunds: optional(z.array(refundOfPayment)),
  /** What was given back of it so far, in whole pesos. */
  refundedAmount: optional(z.number()),
};

/** Money a patient paid on an invoice of their own, as that invoice tells it. */
export const paymentOfInvoice = z.object({ ...paymentShape, ...correctedShape });

/** With what the published contract leaves to be looked up elsewhere; only where it is asked for. */
const listedPayment = z.object({
  ...paymentShape,
  ...correctedShape,
  patientId: optional(z.string()),
  patient: optional(documentedPatient),
  invoiceNumber: optional(z.string()),
  /** Cash that was handed over, where it was told; the rest was change. */
  receivedAmount: optional(z.number()),
});

/** What narrows payments down. `from` and `to`: dates of the clinic on which they were paid. */
const paymentFilter = {
  invoiceId: z.optional(id),
  patientId: z.optional(id),
  method: z.optional(z.enum(PAYMENT_METHODS)),
  status: z.optional(z.enum(STATUSES)),
  collectedBy: z.optional(id),
  from: z.optional(isoDate),
  to: z.optional(isoDate),
  /** In references, numbers of receipts and invoices, patients, and the whole amount. */
  search: z.optional(searchText),
};

export const listPayments = defineOperation(paymentRoutes.list, {
  summary: 'List payments of invoices, newest first',
  origin: 'documented',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'patients' },
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    ...paymentFilter,
    /**
     * names: of patient and collector, numbers, and what became of the payment; accounting: the patient's
     * document, too.
     */
    with: z.optional(z.enum(['names', 'accounting'])),
  }),
  queryExtensions: ['status', 'collectedBy', 'from', 'to', 'search', 'with'],
  response: listOf(listedPayment),
});

const sum = { count: z.number(), amount: z.number() };

export const totalPayments = defineOperation(paymentRoutes.totals, {
  summary: 'Sum up the payments that a filter finds, by method; reversed and refunded apart',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'patients' },
  envelope: 'bare',
  query: z.object(paymentFilter),
  response: z.object({
    /** What came in, whether or not some of it was given back later. */
    received: z.object(sum),
    methods: z.array(z.object({ method: openEnum(...PAYMENT_METHODS), ...sum })),
    /** What was given back of it. */
    refunded: z.object(sum),
    /** Received without what was given back. */
    net: z.number(),
    /** Typed wrongly: never counted. */
    reversed: z.object(sum),
    /** Pending and failed. */
    notReceived: z.object(sum),
    currency: z.string(),
  }),
});

/** One payment as it is typed. `receivedAmount`: cash that was handed over; the rest is change. */
const typedPayment = {
  amount: cop.check(z.minimum(1)),
  method: z.enum(PAYMENT_METHODS),
  reference: z.optional(requiredText(MAX_PAYMENT_REFERENCE)),
  receivedAmount: z.optional(cop),
};

const madePayment = z.object({
  ...paymentShape,
  patientId: z.string(),
  receiptNumber: optional(z.string()),
  receivedAmount: optional(z.number()),
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
  body: z.object({ invoiceId: id, ...typedPayment }),
  bodyExtensions: ['receivedAmount'],
  response: madePayment,
});

export const createPayments = defineOperation(paymentRoutes.createBatch, {
  summary: 'Collect by several methods at once, all or none; each payment has its receipt',
  origin: 'extension',
  scope: 'billing:write',
  roles: ['receptionist', 'billing', 'admin'],
  repeatable: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'invoiceId', id: { body: 'invoiceId' } },
  },
  envelope: 'bare',
  status: 201,
  body: z.object({
    invoiceId: id,
    payments: z
      .array(z.object(typedPayment))
      .check(z.minLength(1), z.maxLength(MAX_BATCH_PAYMENTS)),
  }),
  response: z.object({ patientId: z.string(), payments: z.array(madePayment) }),
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

export const reversePayment = defineOperation(paymentRoutes.reverse, {
  summary: 'Reverse a payment that was typed wrongly; its invoice owes the whole amount again',
  origin: 'extension',
  scope: 'billing:write',
  roles: ['receptionist', 'billing', 'admin'],
  onlyOwnOfToday: ['receptionist'],
  asksAgainAbove: 'amount',
  repeatable: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'paymentId', id: { param: 'id' } },
  },
  envelope: 'bare',
  params: idParams,
  body: z.object({
    reason: requiredText(MAX_REASON),
    /** What the payment comes to as far as the caller knows; another one is refused. */
    amount: z.optional(cop),
    /** Refuses a payment that somebody else collected, or that is not of the clinic's today. */
    onlyOwnOfToday: z.optional(z.literal(true)),
  }),
  response: z.object({ ...paymentShape, ...correctedShape, patientId: z.string() }),
});

export const readReversal = defineOperation(paymentRoutes.reversal, {
  summary: 'Download the paper of a reversal, which names the receipt that it cancels',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'patients', part: { name: 'paymentId', id: { param: 'id' } } },
  envelope: 'file',
  inLanguageAsked: true,
  params: idParams,
  response: pdfAnswer,
});

export const refundPayment = defineOperation(paymentRoutes.refund, {
  summary: 'Give money back, all that is left of a payment or less; its invoice owes it again',
  origin: 'extension',
  scope: 'billing:write',
  roles: ['billing', 'admin'],
  asksAgainAbove: 'amount',
  repeatable: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'paymentId', id: { param: 'id' } },
  },
  envelope: 'bare',
  status: 201,
  params: idParams,
  body: z.object({
    /** All that is left, where it is not said. */
    amount: z.optional(cop.check(z.minimum(1))),
    method: z.enum(PAYMENT_METHODS),
    reason: requiredText(MAX_REASON),
    reference: z.optional(requiredText(MAX_PAYMENT_REFERENCE)),
  }),
  response: z.object({
    ...refundShape,
    currency: z.string(),
    paymentId: z.string(),
    invoiceId: z.string(),
    patientId: z.string(),
  }),
});

export const readRefundSlip = defineOperation(paymentRoutes.refundSlip, {
  summary: 'Download the slip of money that was given back, of a payment or a patient share',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'patients', part: { name: 'refundId', id: { param: 'id' } } },
  envelope: 'file',
  inLanguageAsked: true,
  params: idParams,
  response: pdfAnswer,
});
