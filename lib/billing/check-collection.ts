import { MAX_PAYMENT_REFERENCE, PRINTABLE } from '@/lib/contract/limits';
import type { OperationInput } from '@/lib/contract/operation';
import type { createPayment } from '@/lib/contract/payments';
import { readTypedMoney } from '@/lib/rules/typed-money';

type Payment = Omit<OperationInput<typeof createPayment>['body'], 'invoiceId'>;

export type CollectionError =
  | 'amountMissing'
  | 'amount'
  | 'negative'
  | 'fraction'
  | 'tooMuch'
  | 'nothing'
  | 'exceeds'
  | 'method'
  | 'referenceTooLong'
  | 'referenceCharacters';

export type CollectionErrors = Readonly<
  Partial<Record<'amount' | 'method' | 'reference', CollectionError>>
>;

interface Collection {
  /** As it was typed. */
  readonly amount: string;
  readonly method: Payment['method'] | undefined;
  readonly reference: string;
  /** COP, what is still to be paid. */
  readonly due: number;
}

/** Reads a payment as it was typed, or says what is wrong with it. */
export function checkCollection({
  amount: typed,
  method,
  reference,
  due,
}: Collection):
  | { readonly payment: Payment; readonly errors?: undefined }
  | { readonly errors: CollectionErrors } {
  const money = readTypedMoney(typed);
  const amount = wrongAmount(money, due);
  const wrong = wrongReference(reference.trim());
  if (money.kind !== 'pesos' || amount || method === undefined || wrong) {
    return {
      errors: {
        ...(amount && { amount }),
        ...(method === undefined && { method: 'method' }),
        ...(wrong && { reference: wrong }),
      },
    };
  }
  const written = reference.trim();
  return { payment: { amount: money.pesos, method, ...(written && { reference: written }) } };
}

function wrongAmount(
  money: ReturnType<typeof readTypedMoney>,
  due: number,
): CollectionError | undefined {
  if (money.kind === 'none') return 'amountMissing';
  if (money.kind === 'refused') return money.why;
  if (money.pesos === 0) return 'nothing';
  return money.pesos > due ? 'exceeds' : undefined;
}

function wrongReference(reference: string): CollectionError | undefined {
  if (reference.length > MAX_PAYMENT_REFERENCE) return 'referenceTooLong';
  return PRINTABLE.test(reference) ? undefined : 'referenceCharacters';
}
