import * as z from 'zod/mini';
import { MAX_PAYMENT_REFERENCE, MAX_REASON, PRINTABLE } from '@/lib/contract/limits';
import type { WrongMoney } from '@/lib/kit/money/typed-money';
import { requiredNotes, requiredPesos } from '@/lib/kit/typed-schemas';
import { METHODS } from './payment-view';

/** What proves a payment: the number of a voucher, a transfer and the like. Empty where there is none. */
export const typedReference = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_PAYMENT_REFERENCE, 'referenceTooLong'),
    z.regex(PRINTABLE, 'referenceCharacters'),
  );

/** A payment as it is typed, and read from it. `due`: COP, what is still to be paid. */
export const collectionForm = (due: number) =>
  z.object({
    amount: z.pipe(
      requiredPesos,
      z.number().check(z.positive('nothing'), z.maximum(due, 'exceeds')),
    ),
    /** Empty until it is chosen. */
    method: z.pipe(z.string(), z.enum(METHODS, 'method')),
    reference: typedReference,
  });

/** Money that is given back as it is typed, and read from it. `rest`: COP, what is left of the payment. */
export const refundForm = (rest: number) =>
  z.object({ ...collectionForm(rest).shape, reason: requiredNotes(MAX_REASON) });

export type CollectionError =
  | WrongMoney
  | 'required'
  | 'nothing'
  | 'exceeds'
  | 'method'
  | 'referenceTooLong'
  | 'referenceCharacters';
