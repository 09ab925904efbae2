import * as z from 'zod/mini';
import { billProblems, invoiceTotals } from '@/lib/billing/rules/invoice-totals';
import type { createCharge } from '@/lib/contract/billing/charges';
import type { OperationInput } from '@/lib/contract/operation';
import { writePesos } from '@/lib/kit/money/money-format';
import { readTypedMoney, type WrongMoney } from '@/lib/kit/money/typed-money';
import {
  billLines,
  type FirstLine,
  firstLines,
  lineField,
  sentLines,
  WHOLE_BILL,
} from './bill-lines';
import { typedReference } from './collection-form';
import { SHARE_METHODS } from './listed-share';
import { CONCEPTS } from './share-view';
import type { StandingBill } from './shared/standing-bill';

type Body = OperationInput<typeof createCharge>['body'];

/** What a payer is charged and what the patient pays of it, as it is typed. `takesKinds`: see `billLines`. */
export function chargeForm(takesKinds: boolean) {
  return z
    .object({
      payer: z.string().check(z.minLength(1, 'missing')),
      lines: billLines(takesKinds),
      /**
       * Whether the patient pays something: `none`, or the status of what they pay. Empty until somebody
       * says it: a copayment that is forgotten is not collected later.
       */
      asked: z.string().check(z.minLength(1, 'missing')),
      concept: z.string(),
      amount: z.string(),
      method: z.string(),
      /** The reference of the patient's payment, such as a voucher. */
      reference: typedReference,
    })
    .check(
      z.check(
        ({ value, issues }) => {
          const { lines, asked } = value;
          const isPossible = billProblems(lines).length === 0;
          const total = lines.length > 0 && isPossible ? invoiceTotals(lines).total : undefined;
          const wrong = isShare(asked) ? wrongShare(value, total) : [];
          if (!isPossible) wrong.push([WHOLE_BILL, 'whole']);
          for (const [path, message] of wrong) {
            issues.push({ code: 'custom', message, path, input: value });
          }
        },
        // All that is wrong is told at once.
        { when: () => true },
      ),
    );
}
export type ChargeValues = z.input<ReturnType<typeof chargeForm>>;
type TypedCharge = z.output<ReturnType<typeof chargeForm>>;
export type ShareField = 'asked' | 'concept' | 'amount' | 'method' | 'reference';
export type AmountError = WrongMoney | 'missing' | 'nothing' | 'exceeds' | 'refused';

/** `total`: COP, of the charge; undefined while it is not known. */
function wrongShare({ concept, amount, method }: TypedCharge, total: number | undefined) {
  const money = wrongAmount(readTypedMoney(amount), total);
  const wrong: [(string | number)[], string][] = [];
  if (concept === '') wrong.push([['concept'], 'missing']);
  if (money !== undefined) wrong.push([['amount'], money]);
  if (method === '') wrong.push([['method'], 'missing']);
  return wrong;
}

function wrongAmount(
  money: ReturnType<typeof readTypedMoney>,
  total: number | undefined,
): AmountError | undefined {
  if (money.kind === 'none') return 'missing';
  if (money.kind === 'refused') return money.why;
  if (money.pesos === 0) return 'nothing';
  return total !== undefined && money.pesos > total ? 'exceeds' : undefined;
}

/** Whether the patient pays something. */
export function isShare(asked: string): asked is 'completed' | 'pending' {
  return asked === 'completed' || asked === 'pending';
}

/** What a new charge begins with. */
export interface ChargeStart {
  readonly patientId: string;
  /** Whose attention is charged. */
  readonly appointmentId: string;
  readonly lines: readonly FirstLine[];
  /** What the attention is billed on already, where that is known. */
  readonly standing: StandingBill | undefined;
  /** Of the only payer there is; otherwise nobody chooses one for whoever charges. */
  readonly payerId: string;
}

const NO_SHARE = { asked: '', concept: '', amount: '', method: '', reference: '' };

export function newCharge({ payerId, lines }: ChargeStart, locale: string): ChargeValues {
  return { ...NO_SHARE, payer: payerId, lines: firstLines(lines, locale) };
}

/** What was sent, as it was typed. */
export function sentCharge({ payerId, items, patientShare }: Body, locale: string): ChargeValues {
  const share = patientShare && {
    asked: patientShare.status ?? '',
    concept: patientShare.concept,
    amount: writePesos(patientShare.amount, locale),
    method: patientShare.paymentMethod,
    reference: patientShare.reference ?? '',
  };
  const none = { ...NO_SHARE, asked: 'none' };
  return { ...(share ?? none), payer: payerId, lines: sentLines(items, locale) };
}

export function chargeBody(typed: TypedCharge, appointmentId: string): Body {
  const { payer: payerId, lines: items, asked, amount, reference } = typed;
  const money = readTypedMoney(amount);
  const concept = CONCEPTS.find((known) => known === typed.concept);
  const paymentMethod = SHARE_METHODS.find((known) => known === typed.method);
  const isWhole = isShare(asked) && money.kind === 'pesos' && concept && paymentMethod;
  return {
    appointmentId,
    payerId,
    items,
    ...(isWhole && {
      patientShare: {
        concept,
        amount: money.pesos,
        paymentMethod,
        status: asked,
        ...(asked === 'completed' && reference && { reference }),
      },
    }),
  };
}

const FIELDS: Readonly<Record<string, keyof ChargeValues>> = {
  payerId: 'payer',
  'patientShare.concept': 'concept',
  'patientShare.amount': 'amount',
  'patientShare.paymentMethod': 'method',
  'patientShare.reference': 'reference',
};

/** The field that a path of a refused body is about. */
export function chargeField(path: string, { lines }: ChargeValues): string | undefined {
  return FIELDS[path] ?? lineField(path, lines);
}
