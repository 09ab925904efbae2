import { and, eq } from 'drizzle-orm';
import { type CreditTotals, leftOfLines } from '@/lib/billing/rules/credit-note';
import type { Database } from '@/lib/server/storage/open-database';
import { releaseInvoice } from '../billing/claim-attention';
import { nextNumber } from '../billing/next-number';
import type { Context } from '../context';
import { invoices } from '../db/schema/billing';
import { creditNotes } from '../db/schema/corrections';
import { type InvoiceRow, settledStatus } from '../invoices/columns';
import { type CreditNoteRow, creditNoteColumns, creditNotesOf } from './columns';

/** What earlier notes have left of each line of an invoice that is held. */
export async function leftOfInvoice(tx: Database, clinicId: string, { id, lines }: InvoiceRow) {
  const notes = await creditNotesOf(tx, clinicId, id);
  return leftOfLines(
    lines,
    notes.flatMap((note) => note.lines),
  );
}

/**
 * Takes what was credited off an invoice that is held. Nothing is left of one that was credited whole: it is
 * void, and what it billed may be billed again.
 */
export async function addCreditNote(
  tx: Database,
  { clock, newId, principal, actor, invoicing }: Context,
  invoice: InvoiceRow,
  { totals, reason }: { readonly totals: CreditTotals; readonly reason: string },
): Promise<CreditNoteRow> {
  const { clinicId } = principal;
  const now = clock();
  const credited = invoice.credited + totals.total;
  const isWhole = credited === invoice.total;
  await tx
    .update(invoices)
    .set({
      credited,
      updatedAt: now,
      ...(isWhole
        ? { status: 'void', voidedAt: now, voidReason: reason }
        : { status: settledStatus({ ...invoice, credited }) }),
    })
    .where(and(eq(invoices.clinicId, clinicId), eq(invoices.id, invoice.id)));
  if (isWhole) await releaseInvoice(tx, clinicId, invoice.id);
  const { lines, subtotal, discount, tax, total } = totals;
  const [row] = await tx
    .insert(creditNotes)
    .values({
      clinicId,
      id: newId(),
      invoiceId: invoice.id,
      patientId: invoice.patientId,
      lines: lines.map((taken) => ({ ...lineOf(invoice, taken.itemId), ...taken })),
      subtotal,
      discount,
      tax,
      total,
      reason,
      number: await nextNumber(tx, clinicId, 'credit-note'),
      createdBy: actor.id,
      madeBy: actor.name ?? null,
      createdAt: now,
    })
    .returning(creditNoteColumns);
  if (row === undefined) throw new Error('an insert returned no row');
  if (invoice.kind === 'electronic') {
    const { id, number } = row;
    await invoicing.creditNote(tx, { clinicId, id, number, invoiceId: invoice.id });
  }
  return row;
}

function lineOf({ lines }: InvoiceRow, itemId: string) {
  const line = lines[Number(itemId) - 1];
  if (line === undefined) throw new Error('a note of no line');
  return line;
}
