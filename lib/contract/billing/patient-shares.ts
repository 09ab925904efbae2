import * as z from 'zod/mini';
import { MAX_PAGE, MAX_PAYMENT_REFERENCE, MAX_REASON } from '@/lib/contract/limits';
import { defineOperation } from '@/lib/contract/operation';
import { shareRoutes } from '@/lib/contract/routes/billing-routes';
import {
  clampedInteger,
  cop,
  idParams,
  isoDate,
  openEnum,
  optional,
  pageOf,
  pageQuery,
  paginationWithPages,
  requiredText,
} from '@/lib/contract/schemas';
import { documentedPatient, namedPatient } from './bill-items';

export const SHARE_CONCEPTS = [
  'copago',
  'cuota_moderadora',
  'cuota_recuperacion',
  'pagos_compartidos_pvs',
] as const;
export const SHARE_METHODS = [
  'cash',
  'bank_transfer',
  'credit_card',
  'debit_card',
  'check',
  'other',
] as const;
export const SHARE_STATUSES = ['pending', 'completed', 'failed', 'cancelled', 'refunded'] as const;

export const payerAccountStatus = openEnum('open', 'filed', 'paid');

/** Labels are in the clinic's language and are shown as they come. */
const shareShape = {
  id: z.string(),
  paymentDate: z.string(),
  concept: openEnum(...SHARE_CONCEPTS),
  conceptLabel: z.string(),
  amount: z.number(),
  currency: z.string(),
  paymentMethod: openEnum(...SHARE_METHODS),
  paymentMethodLabel: z.string(),
  /** Null, as the account: its last charge was removed. */
  payerName: z.nullable(z.string()),
  payerAccount: z.nullable(
    z.object({
      id: z.string(),
      number: z.nullable(z.string()),
      /** `YYYY-MM`. */
      period: z.string(),
      periodLabel: z.string(),
      status: payerAccountStatus,
      statusLabel: z.string(),
    }),
  ),
  /** Null: the charge is no longer on its account. */
  serviceDate: z.nullable(z.string()),
  status: openEnum(...SHARE_STATUSES),
  statusLabel: z.string(),
  receiptAvailable: z.boolean(),
  /** The charge was removed after the money was collected, and nobody has settled it yet. */
  review: z.nullable(
    z.object({ reason: z.string(), reasonLabel: z.string(), flaggedAt: z.string() }),
  ),
};

/** What a patient paid of a charge to a payer. */
export const patientShare = z.object(shareShape);

const RESOLUTIONS = ['refunded', 'kept'] as const;

/** As money is given back: a card is a card, whichever kind it was paid with. */
const REFUND_METHODS = ['cash', 'card', 'transfer', 'other'] as const;

/** What became of a share beyond what the published contract shows; each absent where it did not. */
const shareHistory = {
  receiptNumber: optional(z.string()),
  /** Of a card voucher, a transfer and the like. */
  reference: optional(z.string()),
  /** Who took the money. */
  collectedBy: optional(z.object({ id: z.string(), name: optional(z.string()) })),
  /** How a review ended. */
  resolution: optional(
    z.object({
      resolution: openEnum(...RESOLUTIONS),
      note: z.string(),
      resolvedBy: z.string(),
      resolvedAt: z.string(),
    }),
  ),
  /** The movement by which the money went back. */
  refund: optional(
    z.object({
      id: z.string(),
      number: z.string(),
      method: openEnum(...REFUND_METHODS),
      reference: optional(z.string()),
      at: z.string(),
    }),
  ),
  cancellation: optional(
    z.object({
      /** Absent where its charge was removed: that was the reason. */
      reason: optional(z.string()),
      at: z.string(),
      by: z.string(),
    }),
  ),
};

/** A share where the list spans patients. */
const clinicShareShape = {
  ...shareShape,
  patientId: z.string(),
  patient: namedPatient,
  chargeId: z.string(),
  ...shareHistory,
};
const clinicShare = z.object(clinicShareShape);

export const listPatientSharesOf = defineOperation(shareRoutes.ofPatient, {
  summary: 'List what one patient paid of charges to payers, newest first',
  origin: 'documented',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'patient', id: { param: 'patientId' } },
  envelope: 'A',
  // Any text: an id that cannot exist is answered as a patient that does not.
  params: z.object({ patientId: z.string() }),
  query: z.object({
    page: clampedInteger(1, MAX_PAGE),
    limit: clampedInteger(20, 100),
    /** resolutions: what became of each, and by whom; accounting: the patient's document, too. */
    with: z.optional(z.enum(['resolutions', 'accounting'])),
  }),
  queryExtensions: ['with'],
  response: z.object({
    payments: z.array(
      z.object({ ...shareShape, ...shareHistory, patient: optional(documentedPatient) }),
    ),
    pagination: z.extend(paginationWithPages, { hasNext: z.boolean(), hasPrev: z.boolean() }),
  }),
});

export const listPatientShares = defineOperation(shareRoutes.list, {
  summary:
    'List the shares of all patients, newest first; review=flagged: those to be settled; owing=true: those to be collected',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['billing', 'admin'],
  concerns: { of: 'patients' },
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    review: z.optional(z.enum(['flagged'])),
    /** Those whose money may still come: pending, or with a payment that failed. */
    owing: z.optional(z.enum(['true'])),
    status: z.optional(z.enum(SHARE_STATUSES)),
    concept: z.optional(z.enum(SHARE_CONCEPTS)),
    from: z.optional(isoDate),
    to: z.optional(isoDate),
    /** accounting: with the patient's document. */
    with: z.optional(z.enum(['accounting'])),
  }),
  queryExtensions: ['with'],
  response: pageOf(z.object({ ...clinicShareShape, patient: documentedPatient })),
});

/** What all changes of one share have in common. */
const shareChange = {
  origin: 'extension',
  scope: 'billing:write',
  repeatable: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'shareId', id: { param: 'id' } },
  },
  envelope: 'bare',
  params: idParams,
  response: clinicShare,
} as const;

export const resolveShareReview = defineOperation(shareRoutes.resolveReview, {
  ...shareChange,
  summary: 'Settle a flagged share: the money is given back, or kept',
  roles: ['billing', 'admin'],
  asksAgainAbove: 'amount',
  body: z.object({
    resolution: z.enum(RESOLUTIONS),
    note: requiredText(MAX_REASON),
    /** How it is given back; absent: as it was paid. */
    method: z.optional(z.enum(REFUND_METHODS)),
    reference: z.optional(requiredText(MAX_PAYMENT_REFERENCE)),
    /** What goes back as far as the caller knows, 0 where it is kept; another than the share's is refused. */
    amount: z.optional(cop),
  }),
  bodyExtensions: ['method', 'reference', 'amount'],
});

export const collectShare = defineOperation(shareRoutes.collect, {
  ...shareChange,
  summary: 'Collect a pending or failed share; one that was collected answers 409 SHARE_COLLECTED',
  roles: ['receptionist', 'billing', 'admin'],
  body: z.object({
    paymentMethod: z.enum(SHARE_METHODS),
    reference: z.optional(requiredText(MAX_PAYMENT_REFERENCE)),
  }),
});

export const cancelShare = defineOperation(shareRoutes.cancel, {
  ...shareChange,
  summary: 'Cancel a pending share, with the reason; no money has come for it',
  roles: ['billing', 'admin'],
  body: z.object({ reason: requiredText(MAX_REASON) }),
});
