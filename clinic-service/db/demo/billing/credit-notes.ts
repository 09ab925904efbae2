import {
  type CreditItem,
  type CreditTotals,
  creditTotals,
  wholeRest,
} from '@/lib/billing/rules/credit-note';
import { dueOf, settledStatus } from '../../../invoices/columns';
import type { creditNotes } from '../../schema/corrections';
import { atDesk } from '../desk-time';
import type { Random } from '../random';
import { COLLECTORS } from './attentions';
import type { InvoiceSeed } from './invoices';

export type CreditNoteSeed = Omit<typeof creditNotes.$inferSelect, 'clinicId' | 'number'>;

const DAY_MS = 86_400_000;
const RETURNED = 'El paciente devolvió el producto';
const LOWERED = [
  'Descuento acordado con el paciente',
  'Se cobró más de lo presupuestado',
  'Cortesía por la demora en la atención',
] as const;

/**
 * What was taken off the invoices, which are changed with it: all of the electronic ones that are void, and
 * of some others a product that came back, a part of the price, or all that was still owed.
 */
export function demoCreditNotes(
  random: Random,
  invoices: readonly InvoiceSeed[],
  { partial, now }: { readonly partial: number; readonly now: Date },
): CreditNoteSeed[] {
  const notes = invoices.flatMap((invoice): CreditNoteSeed[] => {
    const { voidedAt, voidReason, issuedAt, kind } = invoice;
    if (voidedAt === null || issuedAt === null || kind !== 'electronic') return [];
    const totals = wholeRest(invoice.lines);
    invoice.credited = totals.total;
    return [noteOf(random, invoice, totals, voidReason ?? '', voidedAt)];
  });
  const owing = invoices.filter(({ status }) => status === 'issued' || status === 'partially_paid');
  for (const invoice of owing.filter((_, index) => index % 3 === 0).slice(0, partial)) {
    const due = dueOf(invoice);
    const goods = invoice.lines[1];
    const isReturned = goods !== undefined && goods.total < due;
    const part = random.chance(0.3) && invoice.paid > 0 ? due : Math.ceil(due / 10_000) * 1_000;
    const amount = Math.min(part, due, invoice.lines[0]?.total ?? 0);
    const items: CreditItem[] = isReturned ? [{ itemId: '2' }] : [{ itemId: '1', amount }];
    const totals = creditTotals(invoice.lines, items);
    const later = new Date(invoice.updatedAt.getTime() + random.between(1, 6) * DAY_MS);
    const at = atDesk(later > now ? now : later, invoice.updatedAt, now);
    notes.push(noteOf(random, invoice, totals, isReturned ? RETURNED : random.pick(LOWERED), at));
    invoice.credited = totals.total;
    invoice.status = settledStatus(invoice);
    invoice.updatedAt = at;
  }
  return notes;
}

/** A note over what was taken off, which is not numbered yet. */
export function noteOf(
  random: Random,
  invoice: InvoiceSeed,
  { lines, ...figures }: CreditTotals,
  reason: string,
  at: Date,
): CreditNoteSeed {
  return {
    id: random.id(),
    invoiceId: invoice.id,
    patientId: invoice.patientId,
    lines: lines.map((taken) => {
      const line = invoice.lines[Number(taken.itemId) - 1];
      if (line === undefined) throw new Error('a note of no line');
      return { ...line, ...taken };
    }),
    ...figures,
    reason,
    createdBy: 'demo',
    madeBy: random.pick(COLLECTORS),
    createdAt: at,
  };
}
