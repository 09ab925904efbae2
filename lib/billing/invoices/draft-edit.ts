import { readLines } from '@/lib/billing/bill-lines';
import type { changeInvoice } from '@/lib/contract/billing/invoices';
import { UNTAXED_KINDS } from '@/lib/contract/limits';
import type { OperationInput } from '@/lib/contract/operation';
import { discountOf, readTypedDiscount } from '@/lib/kit/money/typed-money';
import {
  type InvoiceValues,
  invoiceBody,
  invoiceForm,
  sentInvoice,
  subtotalOf,
} from './invoice-form';
import type { InvoiceDetail } from './known-invoices';

type Body = NonNullable<OperationInput<typeof changeInvoice>['body']>;

/** What of a draft can be changed. */
const PARTS = ['lines', 'discount', 'notes'] as const;
export type DraftPart = (typeof PARTS)[number];

/** A draft as it is typed. */
export function draftValues(
  { patientId, appointmentId, items, discount, notes }: InvoiceDetail,
  locale: string,
): InvoiceValues {
  const lines = items.map(
    ({ description, procedureId, plannedItemId, quantity, unitPrice, taxRate, taxKind }) => ({
      description,
      procedureId,
      plannedItemId,
      quantity,
      unitPrice,
      taxRate,
      taxKind: UNTAXED_KINDS.find((known) => known === taxKind),
    }),
  );
  return sentInvoice({ patientId, appointmentId, items: lines, discount, notes }, locale);
}

/** What is to be sent of a form that was judged: the parts that are not as they were loaded. */
export function draftChanges(typed: InvoiceValues, loaded: InvoiceValues): Body {
  const { items, discount = 0, notes = '' } = invoiceBody(invoiceForm(false).parse(typed));
  const changed = new Set(changedParts(typed, loaded));
  return {
    ...(changed.has('lines') && { items }),
    ...(changed.has('discount') && { discount }),
    ...(changed.has('notes') && { notes }),
  };
}

/** What was sent, over the draft as it was loaded. */
export function withSentChanges(
  loaded: InvoiceValues,
  { items, discount, notes }: Body,
  locale: string,
): InvoiceValues {
  const sent = sentInvoice(
    { patientId: loaded.patient, items: items ?? [], discount, notes },
    locale,
  );
  return {
    ...loaded,
    ...(items !== undefined && { lines: sent.lines }),
    ...(discount !== undefined && { discount: sent.discount }),
    ...(notes !== undefined && { notes: sent.notes }),
  };
}

interface Joined {
  readonly values: InvoiceValues;
  /** What both changed, each to something else: it stays as it is typed. */
  readonly clashes: readonly DraftPart[];
}

/** What is typed with what somebody else saved meanwhile: that stays, unless it was changed here too. */
export function joinDraft(
  typed: InvoiceValues,
  loaded: InvoiceValues,
  current: InvoiceValues,
): Joined {
  const mine = changedParts(typed, loaded);
  const kept = Object.fromEntries(mine.map((part) => [part, typed[part]]));
  const theirs = new Set(changedParts(current, loaded));
  const differing = new Set(changedParts(typed, current));
  return {
    values: { ...current, ...kept },
    clashes: mine.filter((part) => theirs.has(part) && differing.has(part)),
  };
}

/** What says something else, however it is written. */
function changedParts(one: InvoiceValues, other: InvoiceValues): DraftPart[] {
  return PARTS.filter((part) => meant(one, part) !== meant(other, part));
}

function meant(values: InvoiceValues, part: DraftPart): string {
  if (part === 'notes') return values.notes.trim();
  if (part === 'discount') {
    const discount = readTypedDiscount(values.discount);
    if (discount.kind === 'refused') return values.discount;
    return String(discountOf(discount, subtotalOf(readLines(values.lines).items)));
  }
  const { items, wrong } = readLines(values.lines);
  return JSON.stringify(wrong.length > 0 ? values.lines : items);
}
