import type { createCharge } from '@/lib/contract/charges';
import type { OperationInput } from '@/lib/contract/operation';
import { billProblems, invoiceTotals } from '@/lib/rules/invoice-totals';
import { readTypedMoney, type WrongMoney } from '@/lib/rules/typed-money';
import { type LineDraft, type LineErrors, readLines, refusedLines } from './bill-lines';

type Body = OperationInput<typeof createCharge>['body'];
type Share = NonNullable<Body['patientShare']>;

/** What the patient pays of a charge, as it stands in the form. */
export interface ShareDraft {
  /** Undefined until somebody says it: a copayment that is forgotten is not collected later. */
  readonly asked: 'none' | 'completed' | 'pending' | undefined;
  readonly concept: Share['concept'] | undefined;
  readonly amount: string;
  readonly method: Share['paymentMethod'] | undefined;
}

export interface ChargeDraft {
  readonly payerId: string;
  readonly lines: readonly LineDraft[];
  readonly share: ShareDraft;
}

export interface ChargeErrors {
  readonly payer?: 'missing' | 'refused' | undefined;
  readonly lines: LineErrors;
  readonly whole?: 'none' | 'sum' | undefined;
  readonly asked?: 'missing' | undefined;
  readonly concept?: 'missing' | 'refused' | undefined;
  readonly amount?: WrongMoney | 'missing' | 'nothing' | 'exceeds' | 'refused' | undefined;
  readonly method?: 'missing' | 'refused' | undefined;
}

export const NO_SHARE: ShareDraft = {
  asked: undefined,
  concept: undefined,
  amount: '',
  method: undefined,
};
export const NO_ERRORS: ChargeErrors = { lines: {} };

/** Reads what was typed, or says what is wrong with it. */
export function checkCharge({ payerId, lines, share }: ChargeDraft):
  | {
      readonly body: Pick<Body, 'payerId' | 'items' | 'patientShare'>;
      readonly errors?: undefined;
    }
  | { readonly errors: ChargeErrors } {
  const { items, errors, isEmpty, isWhole } = readLines(lines);
  const hasSum = !isWhole || billProblems(items).length === 0;
  const total = isWhole && hasSum ? invoiceTotals(items).total : undefined;
  const read = readShare(share, total);
  if (payerId !== '' && isWhole && hasSum && read.errors === undefined) {
    return { body: { payerId, items: [...items], ...read.body } };
  }
  return {
    errors: {
      lines: errors,
      ...(payerId === '' && { payer: 'missing' }),
      ...(isEmpty && { whole: 'none' }),
      ...(!hasSum && { whole: 'sum' }),
      ...read.errors,
    },
  };
}

type ShareErrors = Pick<ChargeErrors, 'asked' | 'concept' | 'amount' | 'method'>;

/** `total`: COP, of the charge; undefined while it is not known. */
function readShare(
  { asked, concept, amount, method }: ShareDraft,
  total: number | undefined,
):
  | { readonly body: Pick<Body, 'patientShare'>; readonly errors?: undefined }
  | { readonly errors: ShareErrors } {
  if (asked === 'none') return { body: {} };
  if (asked === undefined) return { errors: { asked: 'missing' } };
  const money = readTypedMoney(amount);
  const wrong = wrongAmount(money, total);
  if (concept === undefined || method === undefined || wrong || money.kind !== 'pesos') {
    return {
      errors: {
        ...(concept === undefined && { concept: 'missing' }),
        ...(wrong && { amount: wrong }),
        ...(method === undefined && { method: 'missing' }),
      },
    };
  }
  const patientShare = { concept, amount: money.pesos, paymentMethod: method, status: asked };
  return { body: { patientShare } };
}

function wrongAmount(
  money: ReturnType<typeof readTypedMoney>,
  total: number | undefined,
): ChargeErrors['amount'] {
  if (money.kind === 'none') return 'missing';
  if (money.kind === 'refused') return money.why;
  if (money.pesos === 0) return 'nothing';
  return total !== undefined && money.pesos > total ? 'exceeds' : undefined;
}

const FIELDS: Readonly<Record<string, 'payer' | 'concept' | 'amount' | 'method'>> = {
  payerId: 'payer',
  'patientShare.concept': 'concept',
  'patientShare.amount': 'amount',
  'patientShare.paymentMethod': 'method',
};

/** What a service refused, at the fields it is about. */
export function refusedCharge(
  lines: readonly LineDraft[],
  fields: readonly { readonly path: string }[],
): ChargeErrors {
  const named = fields.flatMap(({ path }) => FIELDS[path] ?? []);
  return {
    lines: refusedLines(lines, fields),
    ...Object.fromEntries(named.map((name) => [name, 'refused'])),
  };
}
