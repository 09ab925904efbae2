import { creditProblems, creditTotals } from '@/lib/billing/rules/credit-note';
import type { createCreditNote as operation } from '@/lib/contract/billing/credit-notes';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { ConflictError, ValidationError } from '../errors';
import { dueOf, type InvoiceRow } from '../invoices/columns';
import { invoiceNotFound } from '../invoices/detail';
import { lockInvoice } from '../invoices/lock';
import { addCreditNote, leftOfInvoice } from './add-note';
import { toCreditNote } from './columns';

const MESSAGES = {
  not_found: 'The invoice has no such item, or nothing of it is left.',
  duplicate: 'The item is named twice.',
  exclusive: 'Say units or an amount, not both.',
  exceeds_line: 'It is more than is left of the item.',
  nothing: 'The items come to nothing.',
} as const;

/** Takes part of an issued invoice off it, or all. The invoice is held meanwhile: never more than is unpaid. */
export async function createCreditNote(
  context: Context,
  { params, body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = context.principal;
  const row = await inTransaction(context.db, async (tx) => {
    const invoice = await lockInvoice(tx, clinicId, params.id);
    if (invoice === undefined) throw invoiceNotFound();
    const refusal = refusalOf(invoice);
    if (refusal !== undefined) throw refusal;
    const left = await leftOfInvoice(tx, clinicId, invoice);
    const problems = creditProblems(left, body.items);
    if (problems.length > 0) {
      throw new ValidationError(
        problems.map(({ path, code }) => ({ path, code, message: MESSAGES[code] })),
      );
    }
    const totals = creditTotals(left, body.items);
    const due = dueOf(invoice);
    if (totals.total > due) {
      throw new ConflictError(
        'It is more than is unpaid. Refund what was paid of it first.',
        'CREDIT_EXCEEDS_UNPAID',
        { total: totals.total, due, paid: invoice.paid, refundFirst: totals.total - due },
      );
    }
    return addCreditNote(tx, context, invoice, { totals, reason: body.reason });
  });
  return toCreditNote(row);
}

function refusalOf({ status }: InvoiceRow): ConflictError | undefined {
  if (status === 'draft') {
    return new ConflictError('The invoice is not issued yet.', 'INVOICE_NOT_ISSUED', { status });
  }
  return status === 'void'
    ? new ConflictError('The invoice is void.', 'INVOICE_VOID', { status })
    : undefined;
}
