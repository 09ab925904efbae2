import type { readReceipt as operation } from '@/lib/contract/billing/payments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { formatsOf } from '../documents/formats';
import { readIssuer } from '../documents/issuer';
import { printReceipt } from '../documents/receipt';
import { ConflictError, NotFoundError } from '../errors';
import { shareReceipt } from '../patient-shares/receipt-of';
import { DOCUMENT_WORDS } from '../wording/documents';
import { paymentReceipt } from './receipt-of';

/** The receipt of a payment of either kind: ids are never shared between them. */
export async function readReceipt(
  context: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, principal, language } = context;
  const formats = formatsOf(language, principal.timezone);
  const found =
    (await paymentReceipt(context, params.id, formats)) ??
    (await shareReceipt(context, params.id, formats));
  if (found === undefined) throw new NotFoundError('Payment not found.');
  const { status, receipt } = found;
  if (status !== 'completed') {
    throw new ConflictError('Only a completed payment has a receipt.', 'RECEIPT_NOT_AVAILABLE', {
      status,
    });
  }
  const issuer = await readIssuer(db, principal.clinicId);
  return {
    contentType: 'application/pdf',
    fileName: `${DOCUMENT_WORDS[language].receipt.fileName} ${receipt.number}.pdf`,
    bytes: await printReceipt(receipt, issuer, formats),
  };
}
