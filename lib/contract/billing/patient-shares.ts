import * as z from 'zod/mini';
import { MAX_PAGE, MAX_REASON } from '@/lib/contract/limits';
import { defineOperation } from '@/lib/contract/operation';
import { shareRoutes } from '@/lib/contract/routes/billing-routes';
import {
  clampedInteger,
  idParams,
  isoDate,
  openEnum,
  optional,
  pageOf,
  pageQuery,
  paginationWithPages,
  requiredText,
} from '@/lib/contract/schemas';
import { namedPatient } from './bill-items';

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

/** How a review ended; absent where there was none, or it has not. */
const resolution = optional(
  z.object({
    resolution: openEnum(...RESOLUTIONS),
    note: z.string(),
    resolvedBy: z.string(),
    resolvedAt: z.string(),
  }),
);

/** A share where the list spans patients. */
const clinicShare = z.object({
  ...shareShape,
  patientId: z.string(),
  patient: namedPatient,
  chargeId: z.string(),
  receiptNumber: optional(z.string()),
  resolution,
});

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
    /** resolutions: how the review of each ended, and who ended it. */
    with: z.optional(z.enum(['resolutions'])),
  }),
  queryExtensions: ['with'],
  response: z.object({
    payments: z.array(z.object({ ...shareShape, resolution })),
    pagination: z.extend(paginationWithPages, { hasNext: z.boolean(), hasPrev: z.boolean() }),
  }),
});

export const listPatientShares = defineOperation(shareRoutes.list, {
  summary: 'List the shares of all patients, newest first; review=flagged: those to be settled',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['billing', 'admin'],
  concerns: { of: 'patients' },
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    review: z.optional(z.enum(['flagged'])),
    status: z.optional(z.enum(SHARE_STATUSES)),
    concept: z.optional(z.enum(SHARE_CONCEPTS)),
    from: z.optional(isoDate),
    to: z.optional(isoDate),
  }),
  response: pageOf(clinicShare),
});

export const resolveShareReview = defineOperation(shareRoutes.resolveReview, {
  summary: 'Settle a flagged share: the money is given back, or kept',
  origin: 'extension',
  scope: 'billing:write',
  roles: ['billing', 'admin'],
  repeatable: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'shareId', id: { param: 'id' } },
  },
  envelope: 'bare',
  params: idParams,
  body: z.object({ resolution: z.enum(RESOLUTIONS), note: requiredText(MAX_REASON) }),
  response: clinicShare,
});
