import * as z from 'zod/mini';
import { defineOperation } from '@/lib/contract/operation';
import { activityRoutes } from '@/lib/contract/routes/billing-routes';
import { isoDate, openEnum, optional } from '@/lib/contract/schemas';

/** As many days as one answer sums up: a year of whole weeks. */
export const MOST_ACTIVITY_DAYS = 371;

/** Amounts are whole pesos. */
const sum = z.object({ count: z.number(), amount: z.number() });

/** Where the work was done; absent for what was billed without an appointment. */
const place = optional(z.object({ id: z.string(), name: z.string() }));

export const readBillingActivity = defineOperation(activityRoutes.read, {
  summary:
    'What was billed and received from one date of the clinic to another, inclusive, by week, doctor and location',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['billing', 'admin'],
  concerns: { of: 'nothing' },
  envelope: 'bare',
  query: z.object({ from: isoDate, to: isoDate }),
  response: z.object({
    from: z.string(),
    to: z.string(),
    currency: z.string(),
    /** Invoices by the date of their issue, less what was credited, and charges by that of the service. */
    billed: sum,
    received: z.object({
      /** On invoices, without what was reversed; also what was given back later. */
      payments: z.array(
        z.object({
          method: openEnum('cash', 'card', 'transfer', 'other'),
          count: z.number(),
          amount: z.number(),
        }),
      ),
      shares: sum,
      /** Given back in these days, whenever it had come. */
      refunds: sum,
    }),
    /** Each from Monday to Sunday, as far as it lies between the dates; the earliest first. */
    weeks: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        billed: z.number(),
        /** Payments and shares, less what was given back. */
        received: z.number(),
      }),
    ),
    /** What was billed, the most first. */
    doctors: z.array(z.object({ doctor: place, ...sum.shape })),
    locations: z.array(z.object({ location: place, ...sum.shape })),
  }),
});
