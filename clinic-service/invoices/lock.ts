import { and, eq } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { invoices } from '../db/schema/billing';
import { ConflictError, PreconditionFailedError } from '../errors';
import { type InvoiceRow, invoiceColumns } from './columns';
import { invoiceNotFound } from './detail';

/** The invoice, held until the transaction ends: its state and balance change one call at a time. */
export async function lockInvoice(
  tx: Database,
  clinicId: string,
  id: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await tx
    .select(invoiceColumns)
    .from(invoices)
    .where(and(eq(invoices.clinicId, clinicId), eq(invoices.id, id)))
    .for('update');
  return row;
}

/**
 * The same of a draft. Throws 404, 409 `INVOICE_NOT_DRAFT`, and 412 where it has another version than the
 * caller has read.
 */
export async function lockDraft(
  tx: Database,
  clinicId: string,
  id: string,
  version?: string,
): Promise<InvoiceRow> {
  const draft = await lockInvoice(tx, clinicId, id);
  if (draft === undefined) throw invoiceNotFound();
  const { status } = draft;
  if (status !== 'draft') {
    throw new ConflictError('The invoice is no draft any more.', 'INVOICE_NOT_DRAFT', { status });
  }
  if (version !== undefined && version !== String(draft.version)) {
    throw new PreconditionFailedError();
  }
  return draft;
}
