import * as z from 'zod/mini';
import { MAX_PAYMENT_REFERENCE, MAX_REASON, PRINTABLE } from '@/lib/contract/limits';
import type { WrongMoney } from '@/lib/kit/money/typed-money';
import { optionalPesos, requiredNotes, requiredPesos } from '@/lib/kit/typed-schemas';
import { METHODS } from './payment-view';

/** What proves a payment: the number of a voucher, a transfer and the like. Empty where there is none. */
export const typedReference = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_PAYMENT_REFERENCE, 'referenceTooLong'),
    z.regex(PRINTABLE, 'referenceCharacters'),
  );

/** A payment by one method as it is typed. */
export interface TypedPart {
  amount: string;
  /** Empty until it is chosen. */
  method: string;
  reference: string;
  /** Cash that was handed over; of other methods it says nothing. */
  received: string;
}

/** Of one act. */
export const MOST_PARTS = 3;

/** An amount of at most `most` COP by one method. */
const moved = (most: number) => ({
  amount: z.pipe(
    requiredPesos,
    z.number().check(z.positive('nothing'), z.maximum(most, 'exceeds')),
  ),
  method: z.pipe(z.string(), z.enum(METHODS, 'method')),
  reference: typedReference,
});

const collectedPart = (due: number) =>
  z.object({ ...moved(due), received: optionalPesos }).check(
    z.superRefine(({ amount, method, received }, context) => {
      if (method !== 'cash' || received === undefined || received >= amount) return;
      context.addIssue({ code: 'custom', message: 'short', path: ['received'] });
    }),
  );

/**
 * What is collected in one act as it is typed, and read from it: by one method, or by several. `due`: COP,
 * what is still to be paid.
 */
export const collectionForm = (due: number) =>
  z
    .object({
      payments: z.array(collectedPart(due)).check(z.minLength(1), z.maxLength(MOST_PARTS)),
    })
    .check(
      z.superRefine(({ payments }, context) => {
        const sum = payments.reduce((total, { amount }) => total + amount, 0);
        if (payments.length < 2 || sum <= due) return;
        const path = ['payments', payments.length - 1, 'amount'];
        context.addIssue({ code: 'custom', message: 'exceedsTogether', path });
      }),
    );

/** Money that is given back as it is typed, and read from it. `rest`: COP, what is left of the payment. */
export const refundForm = (rest: number) =>
  z.object({ ...moved(rest), reason: requiredNotes(MAX_REASON) });

export type CollectionError =
  | WrongMoney
  | 'required'
  | 'nothing'
  | 'exceeds'
  | 'exceedsTogether'
  | 'short'
  | 'method'
  | 'referenceTooLong'
  | 'referenceCharacters';
