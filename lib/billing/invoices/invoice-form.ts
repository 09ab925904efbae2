import * as z from 'zod/mini';
import {
  billLines,
  type FirstLine,
  firstLines,
  lineField,
  readLines,
  sentLines,
  type TypedLine,
  WHOLE_BILL,
} from '@/lib/billing/bill-lines';
import {
  billProblems,
  type InvoiceTotals,
  invoiceTotals,
} from '@/lib/billing/rules/invoice-totals';
import type { StandingBill } from '@/lib/billing/shared/standing-bill';
import type { createInvoice } from '@/lib/contract/billing/invoices';
import { MAX_INVOICE_NOTES } from '@/lib/contract/limits';
import type { OperationInput } from '@/lib/contract/operation';
import { writePesos } from '@/lib/kit/money/money-format';
import {
  discountOf,
  readTypedDiscount,
  type TypedDiscount,
  type WrongMoney,
} from '@/lib/kit/money/typed-money';
import { typedNotes } from '@/lib/kit/typed-schemas';

type Body = OperationInput<typeof createInvoice>['body'];

type ReadDiscount = Exclude<TypedDiscount, { readonly kind: 'refused' }>;

const typedDiscount = z.pipe(
  z.string(),
  z.transform((typed: string, context): ReadDiscount => {
    const discount = readTypedDiscount(typed);
    if (discount.kind !== 'refused') return discount;
    context.issues.push({ code: 'custom', message: discount.why, input: typed });
    return z.NEVER;
  }),
);

/** False where it could not be read, which is told already. */
function isRead(discount: ReadDiscount | undefined): discount is ReadDiscount {
  return typeof discount === 'object';
}

/** What is billed as it is typed, and read from it. `takesKinds`: see `billLines`. */
export function invoiceForm(takesKinds: boolean) {
  return z
    .object({
      /** Ids; of the appointment none where it is not billed as one. */
      patient: z.string().check(z.minLength(1, 'required')),
      appointment: z.string(),
      lines: billLines(takesKinds),
      /** Pesos, or a part of the subtotal. */
      discount: typedDiscount,
      notes: typedNotes(MAX_INVOICE_NOTES),
    })
    .check(
      z.check(
        ({ value: { lines, discount }, issues }) => {
          const off = isRead(discount) ? discountOf(discount, subtotalOf(lines)) : 0;
          for (const { path } of lines.length > 0 ? billProblems(lines, off) : []) {
            const isDiscount = path === 'discount';
            const message = isDiscount ? 'exceeds' : 'whole';
            const where = isDiscount ? ['discount'] : WHOLE_BILL;
            issues.push({ code: 'custom', message, path: where, input: discount });
          }
        },
        // All that is wrong is told at once.
        { when: () => true },
      ),
    );
}
export type InvoiceValues = z.input<ReturnType<typeof invoiceForm>>;
type TypedInvoice = z.output<ReturnType<typeof invoiceForm>>;
export type DiscountError = WrongMoney | 'exceeds' | 'refused';

/** What a new invoice begins with. */
export interface InvoiceStart {
  readonly patientId: string | undefined;
  /** Whose attention is billed. */
  readonly appointmentId: string | undefined;
  readonly lines: readonly FirstLine[];
  /** What the attention is billed on already, where that is known. */
  readonly standing: StandingBill | undefined;
}

export function newInvoice(
  { patientId = '', appointmentId = '', lines }: InvoiceStart,
  locale: string,
): InvoiceValues {
  return {
    patient: patientId,
    appointment: appointmentId,
    lines: firstLines(lines, locale),
    discount: '',
    notes: '',
  };
}

/** What was sent, as it was typed. */
export function sentInvoice(
  { patientId, appointmentId = '', items, discount = 0, notes = '' }: Body,
  locale: string,
): InvoiceValues {
  return {
    patient: patientId,
    appointment: appointmentId,
    lines: sentLines(items, locale),
    discount: discount > 0 ? writePesos(discount, locale) : '',
    notes,
  };
}

export function invoiceBody({ patient, appointment, lines, discount, notes }: TypedInvoice): Body {
  const off = discountOf(discount, subtotalOf(lines));
  return {
    patientId: patient,
    items: lines,
    ...(off > 0 && { discount: off }),
    ...(notes && { notes }),
    ...(appointment && { appointmentId: appointment }),
  };
}

/** COP, before the discount. */
export function subtotalOf(
  items: readonly { readonly quantity: number; readonly unitPrice: number }[],
): number {
  const subtotal = items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  return Math.min(subtotal, Number.MAX_SAFE_INTEGER);
}

const FIELDS: Readonly<Record<string, keyof InvoiceValues>> = {
  patientId: 'patient',
  discount: 'discount',
};

/** The field that a path of a refused body is about. */
export function invoiceField(path: string, { lines }: InvoiceValues): string | undefined {
  return FIELDS[path] ?? lineField(path, lines);
}

/**
 * The figures of what can be read already, by the rule the service has, too: without a discount that is
 * more than the lines come to.
 */
export function estimateOf(lines: readonly TypedLine[], discount: string): InvoiceTotals {
  const { items } = readLines(lines);
  const off = discountOf(readTypedDiscount(discount), subtotalOf(items));
  const wrong = billProblems(items, off);
  if (wrong.length === 0) return invoiceTotals(items, off);
  return invoiceTotals(wrong.every(({ path }) => path === 'discount') ? items : []);
}
