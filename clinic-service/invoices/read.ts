import type { readInvoice as operation } from '@/lib/contract/billing/invoices';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { invoiceDetail } from './detail';

export async function readInvoice(
  { db, principal }: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  return invoiceDetail(db, principal.clinicId, params.id);
}
