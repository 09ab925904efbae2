import { and, desc, eq } from 'drizzle-orm';
import { creditProblems, creditTotals } from '@/lib/billing/rules/credit-note';
import type { createCreditNote as operation } from '@/lib/contract/billing/credit-notes';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Database } from '@/lib/server/storage/open-database';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { payments } from '../db/schema/billing';
import { ConflictError, ValidationError } from '../errors';
import { dueOf, type InvoiceRow } from '../invoices/columns';
import { invoiceNotFound } from '../invoices/detail';
import { lockInvoice } from '../invoices/lock';
import { toRefund } from '../payments/corrections';
import { takeOffPaid } from '../payments/hold';
import { giveBack } from '../payments/refund';
import { addCreditNote, leftOfInvoice } from './add-note';
import { toCreditNote } from './columns';

const MESSAGES = {
  not_found: 'The invoice has no such item, or nothing of it is left.',
  duplicate: 'The item is named twice.',
  exclusive: 'Say units or an amount, not both.',
  exceeds_line: 'It is more than is left of the item.',
  nothing: 'The items come to nothing.',
} as const;

/**
 * Takes part of an issued invoice off it, or all. The invoice is held meanwhile: never more than is unpaid,
 * unless what was paid of it goes back in the same transaction.
 */
export async function createCreditNote(
  context: Context,
  { params, body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = context.principal;
  return inTransaction(context.db, async (tx) => {
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
    const differing = refusalOfMoney(invoice, totals.total, body);
    if (differing !== undefined) throw differing;
    const { reason, refund } = body;
    const back = refund && (await giveBackOf(tx, context, invoice, { ...refund, reason }));
    const paid = invoice.paid - (refund?.amount ?? 0);
    const row = await addCreditNote(tx, context, { ...invoice, paid }, { totals, reason });
    return { ...toCreditNote(row), ...(back && { refunds: back }) };
  });
}

function refusalOf({ status }: InvoiceRow): ConflictError | undefined {
  if (status === 'draft') {
    return new ConflictError('The invoice is not issued yet.', 'INVOICE_NOT_ISSUED', { status });
  }
  return status === 'void'
    ? new ConflictError('The invoice is void.', 'INVOICE_VOID', { status })
    : undefined;
}

function refusalOfMoney(
  invoice: InvoiceRow,
  total: number,
  { total: expected = total, refund }: ParsedInput<typeof operation>['body'],
): ConflictError | undefined {
  if (expected !== total) {
    return new ConflictError('The note comes to another total.', 'CREDIT_TOTAL_DIFFERS', { total });
  }
  const due = dueOf(invoice);
  const refundFirst = Math.max(0, total - due);
  if ((refund?.amount ?? 0) === refundFirst) return undefined;
  return refund === undefined
    ? new ConflictError(
        'It is more than is unpaid. Refund what was paid of it first.',
        'CREDIT_EXCEEDS_UNPAID',
        { total, due, paid: invoice.paid, refundFirst },
      )
    : new ConflictError('Another amount has to go back.', 'CREDIT_REFUND_DIFFERS', {
        due,
        refundFirst,
      });
}

/** Gives back what a note takes off beyond what is unpaid, of the newest payments first. */
async function giveBackOf(
  tx: Database,
  context: Context,
  invoice: InvoiceRow,
  { amount, ...refund }: Parameters<typeof giveBack>[3],
) {
  const { clinicId } = context.principal;
  await takeOffPaid(tx, clinicId, { invoice, amount, now: context.clock() });
  const collected = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.clinicId, clinicId),
        eq(payments.invoiceId, invoice.id),
        eq(payments.status, 'completed'),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .for('update');
  const made: ReturnType<typeof toRefund>[] = [];
  let left = amount;
  for (const payment of collected) {
    const part = Math.min(left, payment.amount - payment.refunded);
    if (part === 0) continue;
    made.push(toRefund(await giveBack(tx, context, payment, { ...refund, amount: part })));
    left -= part;
  }
  if (left > 0) throw new Error('an invoice was paid more than its payments come to');
  return made;
}
