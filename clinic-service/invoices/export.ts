import { setImmediate } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { type Zippable, zipSync } from 'fflate';
import type { exportInvoices as operation } from '@/lib/contract/billing/invoice-export';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { separatorOf, toCsv } from '@/lib/kit/text/csv';
import type { Context } from '../context';
import { invoices } from '../db/schema/billing';
import { formatsOf } from '../documents/formats';
import { printInvoice } from '../documents/invoice';
import { readIssuer } from '../documents/issuer';
import { printPayerAccount } from '../documents/payer-account';
import { ConflictError } from '../errors';
import { refuseField } from '../field-refusal';
import { inDates } from '../in-dates';
import { accountsForPrinting, chargesOf, type PrintedAccount } from '../payers/for-printing';
import { MANIFEST_WORDS } from '../wording/manifest';
import { MAX_INVOICES } from './export-form';
import { type InvoiceDocument, invoicesForPrinting } from './for-printing';
import { accountRow, invoiceRow, manifestHead } from './manifest';

type Query = ParsedInput<typeof operation>['query'];

/**
 * A ZIP of what was issued between two dates of the clinic, voided since or not, and of the payers'
 * accounts of those months where every type is asked for.
 */
export async function exportInvoices(
  context: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  if (query.to < query.from) throw refuseField('to', 'before_from', 'It is before from.');
  const found = await exportedInvoices(context, query);
  const accounts = query.invoiceType === 'all' ? await exportedAccounts(context, query) : [];
  const words = MANIFEST_WORDS[context.language];
  return {
    contentType: 'application/zip',
    fileName: `${words.archive} ${query.from} ${query.to}.zip`,
    bytes: await archive(context, found, accounts),
  };
}

/** By the date they were issued. A draft has none, also one that was voided: it was no invoice. */
async function exportedInvoices(context: Context, query: Query): Promise<InvoiceDocument[]> {
  const { db, principal } = context;
  const { clinicId, timezone } = principal;
  const which = and(
    query.invoiceType === 'all' ? undefined : eq(invoices.kind, query.invoiceType),
    inDates(invoices.issuedAt, query, timezone),
  );
  const total = await db.$count(invoices, and(eq(invoices.clinicId, clinicId), which));
  if (total > MAX_INVOICES) throw tooLarge(total);
  return invoicesForPrinting(context, which, MAX_INVOICES);
}

async function exportedAccounts(
  { db, principal }: Context,
  query: Query,
): Promise<PrintedAccount[]> {
  const { clinicId } = principal;
  const months = { clinicId, from: query.from.slice(0, 7), to: query.to.slice(0, 7) };
  const accounts = await accountsForPrinting(db, months, MAX_INVOICES + 1);
  if (accounts.length > MAX_INVOICES) throw tooLarge(accounts.length);
  return accounts;
}

/**
 * Documents are drawn one by one, so that other requests are answered in between, and no more of
 * them is held than their files.
 */
async function archive(
  { db, clock, principal, language }: Context,
  found: readonly InvoiceDocument[],
  accounts: readonly PrintedAccount[],
): Promise<Uint8Array> {
  const formats = formatsOf(language, principal.timezone);
  const words = MANIFEST_WORDS[language];
  const issuer = await readIssuer(db, principal.clinicId);
  // PDFs are compressed already.
  const options = { level: 0, mtime: clock() } as const;
  const files: Zippable = {};
  const rows = [manifestHead(language)];
  for (const document of found) {
    const name = `${words.invoices}/${document.invoice.invoiceNumber}.pdf`;
    files[name] = [await printInvoice(document, issuer, formats), options];
    rows.push(invoiceRow(document, name, language, principal.timezone));
    await setImmediate();
  }
  for (const printed of accounts) {
    const charges = await chargesOf(db, principal.clinicId, printed.account.id);
    const document = { ...printed, charges };
    const name = `${words.accounts}/${document.account.number ?? document.account.id}.pdf`;
    files[name] = [await printPayerAccount(document, issuer, formats), options];
    rows.push(accountRow(document, name, language));
    await setImmediate();
  }
  files[words.manifest] = [toCsv(rows, separatorOf(language)), { mtime: options.mtime }];
  return zipSync(files);
}

function tooLarge(total: number): ConflictError {
  return new ConflictError(
    `There are ${total} documents; at most ${MAX_INVOICES} fit.`,
    'EXPORT_TOO_LARGE',
    { count: total, maxInvoices: MAX_INVOICES },
  );
}
