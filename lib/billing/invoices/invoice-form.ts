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
import { readTypedMoney, type WrongMoney } from '@/lib/kit/money/typed-money';
import { optionalPesos, typedNotes } from '@/lib/kit/typed-schemas';

type Body = OperationInput<typeof createInvoice>['body'];

/** What is billed as it is typed, and read from it. */
export const invoiceForm = z
  .object({
    /** Ids; of the appointment none where it is not billed as one. */
    patient: z.string().check(z.minLength(1, 'required')),
    appointment: z.string(),
    lines: billLines,
    discount: optionalPesos,
    notes: typedNotes(MAX_INVOICE_NOTES),
  })
  .check(
    z.check(
      ({ value: { lines, discount }, issues }) => {
        const off = typeof discount === 'number' ? discount : 0;
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
export type InvoiceValues = z.input<typeof invoiceForm>;
type TypedInvoice = z.output<typeof invoiceForm>;
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

export function invoiceBody({
  patient,
  appointment,
  lines,
  discount = 0,
  notes,
}: TypedInvoice): Body {
  return {
    patientId: patient,
    items: lines,
    ...(discount > 0 && { discount }),
    ...(notes && { notes }),
    ...(appointment && { appointmentId: appointment }),
  };
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
  const money = readTypedMoney(discount);
  const { items } = readLines(lines);
  const off = money.kind === 'pesos' ? money.pesos : 0;
  const wrong = billProblems(items, off);
  if (wrong.length === 0) return invoiceTotals(items, off);
  return invoiceTotals(wrong.every(({ path }) => path === 'discount') ? items : []);
}
