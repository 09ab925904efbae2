import { and, eq } from 'drizzle-orm';
import type { issueInvoice as operation } from '@/lib/contract/billing/invoices';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { nextNumber } from '../billing/next-number';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { invoices } from '../db/schema/billing';
import type { InvoiceRow } from './columns';
import { invoiceDetail } from './detail';
import { lockDraft } from './lock';

/** Draft to issued, which gives the number; one that costs nothing is paid with that. */
export async function issueInvoice(
  { db, clock, principal, actor, invoicing }: Context,
  { params, body, ifMatch }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = principal;
  return inTransaction(db, async (tx) => {
    const draft = await lockDraft(tx, clinicId, params.id, ifMatch);
    const now = clock();
    const kind = body?.invoiceType ?? 'electronic';
    const number = isProvisional(draft)
      ? await nextNumber(tx, clinicId, 'invoice')
      : draft.invoiceNumber;
    await tx
      .update(invoices)
      .set({
        status: draft.total === 0 ? 'paid' : 'issued',
        invoiceNumber: number,
        kind,
        issuedAt: now,
        issuedBy: actor.name ?? null,
        updatedAt: now,
      })
      .where(and(eq(invoices.clinicId, clinicId), eq(invoices.id, params.id)));
    if (kind === 'electronic') {
      await invoicing.issue(tx, { clinicId, id: params.id, number });
    }
    return invoiceDetail(tx, clinicId, params.id);
  });
}

/** Drafts of before there were provisional numbers have that of their invoice, and keep it. */
function isProvisional({ invoiceNumber, draftNumber }: InvoiceRow): boolean {
  return invoiceNumber === draftNumber;
}
