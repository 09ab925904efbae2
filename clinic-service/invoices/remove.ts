import { and, eq } from 'drizzle-orm';
import type { removeInvoice as operation } from '@/lib/contract/billing/invoices';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { releaseInvoice } from '../billing/claim-attention';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { invoices } from '../db/schema/billing';
import { lockDraft } from './lock';

/** A draft was no invoice: it goes, and what it billed may be billed again. */
export async function removeInvoice(
  { db, principal }: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = principal;
  return inTransaction(db, async (tx) => {
    const { id, invoiceNumber, patientId, total } = await lockDraft(tx, clinicId, params.id);
    await releaseInvoice(tx, clinicId, id);
    await tx.delete(invoices).where(and(eq(invoices.clinicId, clinicId), eq(invoices.id, id)));
    return { id, invoiceNumber, patientId, total };
  });
}
