import { and, eq } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { invoices } from '../db/schema/billing';
import { type InvoiceRow, invoiceColumns } from './columns';

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
