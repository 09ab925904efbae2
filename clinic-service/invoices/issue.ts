import { and, eq } from 'drizzle-orm';
import type { issueInvoice as operation } from '@/lib/contract/billing/invoices';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { nextNumber } from '../billing/next-number';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { invoices } from '../db/schema/billing';
import { ConflictError } from '../errors';
import type { InvoiceRow } from './columns';
import { invoiceDetail, invoiceNotFound } from './detail';
import { lockInvoice } from './lock';

/** Draft to issued, which gives the number; one that costs nothing is paid with that. */
export async function issueInvoice(
  { db, clock, principal }: Context,
  { params, body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = principal;
  return inTransaction(db, async (tx) => {
    const invoice = await lockInvoice(tx, clinicId, params.id);
    if (invoice === undefined) throw invoiceNotFound();
    const { status, total } = invoice;
    if (status !== 'draft') {
      throw new ConflictError('Only a draft can be issued.', 'INVOICE_NOT_DRAFT', { status });
    }
    const now = clock();
    await tx
      .update(invoices)
      .set({
        status: total === 0 ? 'paid' : 'issued',
        invoiceNumber: isProvisional(invoice)
          ? await nextNumber(tx, clinicId, 'invoice')
          : invoice.invoiceNumber,
        kind: body?.invoiceType ?? 'electronic',
        issuedAt: now,
        updatedAt: now,
      })
      .where(and(eq(invoices.clinicId, clinicId), eq(invoices.id, params.id)));
    return invoiceDetail(tx, clinicId, params.id);
  });
}

/** Drafts of before there were provisional numbers have that of their invoice, and keep it. */
function isProvisional({ invoiceNumber, draftNumber }: InvoiceRow): boolean {
  return invoiceNumber === draftNumber;
}
