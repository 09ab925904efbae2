import { eq } from 'drizzle-orm';
import type { printInvoice as operation } from '@/lib/contract/billing/invoices';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { invoices } from '../db/schema/billing';
import { formatsOf } from '../documents/formats';
import { printInvoice } from '../documents/invoice';
import { readIssuer } from '../documents/issuer';
import { DOCUMENT_WORDS } from '../wording/documents';
import { invoiceNotFound } from './detail';
import { invoicesForPrinting } from './for-printing';

export async function invoicePdf(
  context: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, principal, language } = context;
  const { clinicId, timezone } = principal;
  const [found] = await invoicesForPrinting(context, eq(invoices.id, params.id), 1);
  if (found === undefined) throw invoiceNotFound();
  const issuer = await readIssuer(db, clinicId);
  return {
    contentType: 'application/pdf',
    fileName: `${DOCUMENT_WORDS[language].invoice.fileName} ${found.invoice.invoiceNumber}.pdf`,
    bytes: await printInvoice(found, issuer, formatsOf(language, timezone)),
  };
}
