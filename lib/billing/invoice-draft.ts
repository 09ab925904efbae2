import type { createInvoice } from '@/lib/contract/invoices';
import { MAX_INVOICE_NOTES } from '@/lib/contract/limits';
import type { OperationInput } from '@/lib/contract/operation';
import { billProblems, type InvoiceTotals, invoiceTotals } from '@/lib/rules/invoice-totals';
import { wrongNotes } from '@/lib/rules/notes';
import { readTypedMoney, type WrongMoney } from '@/lib/rules/typed-money';
import { type LineDraft, type LineErrors, readLines, refusedLines } from './bill-lines';

type Body = OperationInput<typeof createInvoice>['body'];

/** What is billed, as it stands in the form. */
export interface InvoiceDraft {
  readonly lines: readonly LineDraft[];
  readonly discount: string;
  readonly notes: string;
}

export interface InvoiceErrors {
  readonly lines: LineErrors;
  readonly discount?: WrongMoney | 'exceeds' | 'refused' | undefined;
  readonly notes?: 'tooLong' | 'characters' | undefined;
  readonly whole?: 'none' | 'sum' | undefined;
}

export const NO_ERRORS: InvoiceErrors = { lines: {} };

/** Reads what was typed, or says what is wrong with it. */
export function checkInvoice(
  draft: InvoiceDraft,
):
  | { readonly body: Omit<Body, 'patientId'>; readonly errors?: undefined }
  | { readonly body?: undefined; readonly errors: InvoiceErrors } {
  const { items, errors: lines, isEmpty, isWhole } = readLines(draft.lines);
  const money = readTypedMoney(draft.discount);
  const discount = money.kind === 'pesos' ? money.pesos : 0;
  const problems = isWhole ? billProblems(items, discount) : [];
  const isExceeding = problems.some(({ path }) => path === 'discount');
  const errors: InvoiceErrors = {
    lines,
    discount: money.kind === 'refused' ? money.why : isExceeding ? 'exceeds' : undefined,
    notes: wrongNotes(draft.notes, MAX_INVOICE_NOTES),
    whole: isEmpty ? 'none' : problems.length > Number(isExceeding) ? 'sum' : undefined,
  };
  if (!isWhole || errors.discount || errors.notes || errors.whole) return { errors };
  const notes = draft.notes.trim();
  return {
    body: { items: [...items], ...(discount > 0 && { discount }), ...(notes && { notes }) },
  };
}

/**
 * The figures of what can be read already, by the rule the service has, too: without a discount that is
 * more than the lines come to.
 */
export function estimateOf(draft: InvoiceDraft): InvoiceTotals {
  const money = readTypedMoney(draft.discount);
  const { items } = readLines(draft.lines);
  const discount = money.kind === 'pesos' ? money.pesos : 0;
  const wrong = billProblems(items, discount);
  if (wrong.length === 0) return invoiceTotals(items, discount);
  return invoiceTotals(wrong.every(({ path }) => path === 'discount') ? items : []);
}

/** What a service refused, at the fields it is about; undefined where it names none of them. */
export function refusedFields(
  draft: InvoiceDraft,
  fields: readonly { readonly path: string }[],
): InvoiceErrors | undefined {
  const lines = refusedLines(draft.lines, fields);
  const isDiscount = fields.some(({ path }) => path === 'discount');
  if (Object.keys(lines).length === 0 && !isDiscount) return undefined;
  return { lines, ...(isDiscount && { discount: 'refused' }) };
}
