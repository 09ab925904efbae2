import * as z from 'zod/mini';
import { defineOperation } from '@/lib/contract/operation';
import { cashRoutes } from '@/lib/contract/routes/billing-routes';
import { id, instant, openEnum, optional, pageOf, pageQuery } from '@/lib/contract/schemas';

const MOVEMENT_KINDS = ['payment', 'share', 'refund', 'reversal'] as const;

/** Money of one person's till, without whose it was. */
const cashMovement = z.object({
  /** Unique among movements of its kind. */
  id: z.string(),
  kind: openEnum(...MOVEMENT_KINDS),
  /** Of its receipt, or of the paper that corrects one. */
  number: optional(z.string()),
  /** As payments and patient shares name it. */
  method: z.string(),
  /** COP; less than zero where it was given back or reversed. */
  amount: z.number(),
  at: z.string(),
  /** Who did it: of a reversal perhaps another than the collector. */
  by: z.object({ id: z.string(), name: optional(z.string()) }),
});

export const listCashMovements = defineOperation(cashRoutes.movements, {
  summary:
    'List what one person collected and gave back in a span, and reversals of it, oldest first',
  origin: 'extension',
  scope: 'billing:read',
  // A desk reads its own through a handler of ours, and no other desk's.
  roles: ['billing', 'admin'],
  concerns: { of: 'nothing' },
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    /** The id that `X-Acting-User` had. */
    collectedBy: id,
    /** The first instant of the span. */
    from: instant,
    /** The first instant after the span. */
    to: z.optional(instant),
  }),
  response: pageOf(cashMovement),
});
