import { and, asc, eq } from 'drizzle-orm';
import type { readInvoice } from '@/lib/contract/billing/invoices';
import type { OperationResult } from '@/lib/contract/operation';
import type { Database } from '@/lib/server/storage/open-database';
import { creditNotesOf, toCreditNote } from '../credit-notes/columns';
import { invoices, payments } from '../db/schema/billing';
import { NotFoundError } from '../errors';
import { paymentColumns } from '../payments/columns';
import { withCorrections } from '../payments/corrections';
import { toSummary } from './columns';
import { selectInvoices } from './select';

type Detail = OperationResult<typeof readInvoice>;

/** The whole invoice. Throws `NotFoundError`, also for one of another clinic. */
export async function invoiceDetail(db: Database, clinicId: string, id: string): Promise<Detail> {
  const isIt = and(eq(invoices.clinicId, clinicId), eq(invoices.id, id));
  const [row] = await selectInvoices(db, isIt);
  if (row === undefined) throw invoiceNotFound();
  const notes = await creditNotesOf(db, clinicId, id);
  const paid = await db
    .select(paymentColumns)
    .from(payments)
    .where(and(eq(payments.clinicId, clinicId), eq(payments.invoiceId, id)))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return {
    ...toSummary(row),
    patient: row.patient,
    issuedBy: row.issuedBy,
    items: row.lines.map((line, index) => ({ ...line, id: String(index + 1) })),
    payments: await withCorrections(db, clinicId, paid),
    creditNotes: notes.map(toCreditNote),
    notes: row.notes,
    voidReason: row.voidReason,
    createdBy: row.createdBy,
    version: row.version,
  };
}

export function invoiceNotFound(): NotFoundError {
  return new NotFoundError('Invoice not found.');
}
