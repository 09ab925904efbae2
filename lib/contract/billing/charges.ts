import * as z from 'zod/mini';
import { MAX_PAYMENT_REFERENCE } from '@/lib/contract/limits';
import { defineOperation } from '@/lib/contract/operation';
import { chargeRoutes } from '@/lib/contract/routes/billing-routes';
import {
  cop,
  id,
  idParams,
  optional,
  pageOf,
  pageQuery,
  requiredText,
} from '@/lib/contract/schemas';
import { billItems, billLine } from './bill-items';
import { patientShare, payerAccountStatus, SHARE_CONCEPTS, SHARE_METHODS } from './patient-shares';

const chargeShape = {
  id: z.string(),
  patientId: z.string(),
  payerId: z.string(),
  payerAccountId: z.string(),
  medicalRecordId: optional(z.string()),
  appointmentId: optional(z.string()),
  serviceDate: z.string(),
  items: z.array(billLine),
  total: z.number(),
  currency: z.string(),
  createdAt: z.string(),
  /** What the patient paid of it; absent where nothing was asked of them. */
  patientShare: optional(patientShare),
};

/** An attention billed to a payer. */
const charge = z.object(chargeShape);

export const listedCharge = z.object({
  ...chargeShape,
  payerName: z.string(),
  /** Only what is on an open account can still be taken off it. */
  accountStatus: payerAccountStatus,
});

export const listCharges = defineOperation(chargeRoutes.list, {
  summary: 'List what is charged to payers and was not removed, the latest service first',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'patients' },
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    patientId: z.optional(id),
    appointmentId: z.optional(id),
  }),
  response: pageOf(listedCharge),
});

export const createCharge = defineOperation(chargeRoutes.create, {
  summary:
    "Bill an attention to a payer; opens the payer's account of the month where there is none",
  origin: 'extension',
  scope: 'billing:write',
  roles: ['receptionist', 'billing', 'admin'],
  repeatable: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'chargeId', id: { answer: 'id' }, keepsAsked: ['appointmentId'] },
  },
  envelope: 'bare',
  status: 201,
  bodyExtensions: ['items[].taxKind', 'patientShare.reference'],
  body: z.object({
    medicalRecordId: z.optional(id),
    appointmentId: z.optional(id),
    payerId: id,
    items: billItems,
    patientShare: z.optional(
      z.object({
        concept: z.enum(SHARE_CONCEPTS),
        amount: cop.check(z.minimum(1)),
        paymentMethod: z.enum(SHARE_METHODS),
        /** Of a card voucher, a transfer and the like. */
        reference: z.optional(requiredText(MAX_PAYMENT_REFERENCE)),
        /** It was paid, or is still to be; the other states come of what happens to it later. */
        status: z._default(z.enum(['pending', 'completed']), 'completed'),
      }),
    ),
  }),
  response: charge,
});

export const removeCharge = defineOperation(chargeRoutes.remove, {
  summary: 'Take a charge off its account; its collected share is flagged for review',
  origin: 'extension',
  scope: 'billing:write',
  roles: ['billing', 'admin'],
  repeatable: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'chargeId', id: { param: 'id' } },
  },
  envelope: 'bare',
  params: idParams,
  response: z.object({
    id: z.string(),
    patientId: z.string(),
    removedAt: z.string(),
    /** Whether it was the last of its account, which went with it. */
    accountRemoved: z.boolean(),
    /** Shares whose money somebody has to settle now. */
    flaggedShareIds: z.array(z.string()),
  }),
});
