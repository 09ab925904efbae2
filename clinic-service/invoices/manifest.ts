import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';
import { documentOf } from '../documents/formats';
import type { AccountDocument } from '../payers/for-printing';
import { ACCOUNT_STATUSES, type Locale } from '../wording/billing-labels';
import { DOCUMENT_WORDS } from '../wording/documents';
import { MANIFEST_WORDS } from '../wording/manifest';
import type { InvoiceDocument } from './for-printing';

type Row = readonly (string | number)[];

/** One row per document of an export, in the order of the head. Dates are the clinic's. */
export function manifestHead(language: Locale): Row {
  return MANIFEST_WORDS[language].head;
}

export function invoiceRow(
  { invoice, patient, registration }: InvoiceDocument,
  file: string,
  language: Locale,
  zone: string,
): Row {
  const words = MANIFEST_WORDS[language];
  return [
    file,
    words.kinds[
      invoice.kind === 'electronic' && registration === undefined ? 'standard' : invoice.kind
    ],
    invoice.invoiceNumber,
    clinicToday(zone, invoice.issuedAt ?? invoice.createdAt),
    DOCUMENT_WORDS[language].invoice.statuses[invoice.status],
    fullName(patient),
    documentOf(patient),
    invoice.subtotal,
    invoice.discount,
    invoice.tax,
    invoice.total,
    invoice.paid,
    invoice.voidReason ?? '',
  ];
}

export function accountRow(
  { account, payer, charges }: AccountDocument,
  file: string,
  language: Locale,
): Row {
  const words = MANIFEST_WORDS[language];
  const sum = (member: 'total' | 'collected') =>
    charges.reduce((total, charge) => total + charge[member], 0);
  return [
    file,
    words.kinds.account,
    account.number ?? '',
    account.period,
    ACCOUNT_STATUSES[account.status][language],
    payer.name,
    payer.nit ?? '',
    sum('total'),
    0,
    0,
    sum('total'),
    sum('collected'),
    '',
  ];
}
