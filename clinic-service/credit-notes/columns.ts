import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { createCreditNote } from '@/lib/contract/billing/credit-notes';
import type { OperationResult } from '@/lib/contract/operation';
import type { Database } from '@/lib/server/storage/open-database';
import { creditNotes } from '../db/schema/corrections';

const { clinicId: _, ...ownColumns } = getTableColumns(creditNotes);
export const creditNoteColumns = ownColumns;
export type CreditNoteRow = Omit<typeof creditNotes.$inferSelect, 'clinicId'>;

export function toCreditNote(row: CreditNoteRow): OperationResult<typeof createCreditNote> {
  const { id, number, invoiceId, patientId, reason, lines, subtotal, discount, tax, total } = row;
  return {
    id,
    creditNoteNumber: number,
    invoiceId,
    patientId,
    reason,
    items: lines,
    subtotal,
    discount,
    tax,
    total,
    currency: 'COP',
    madeBy: row.madeBy,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The credit notes of an invoice, oldest first. */
export function creditNotesOf(
  db: Database,
  clinicId: string,
  invoiceId: string,
): Promise<CreditNoteRow[]> {
  return db
    .select(creditNoteColumns)
    .from(creditNotes)
    .where(and(eq(creditNotes.clinicId, clinicId), eq(creditNotes.invoiceId, invoiceId)))
    .orderBy(asc(creditNotes.number));
}
