import { createTranslator, type Messages } from 'next-intl';
import type * as z from 'zod/mini';
import type { receivable } from '@/lib/contract/billing/receivables';
import type { Locale } from '@/lib/i18n/locales';
import { separatorOf, toCsv } from '@/lib/kit/text/csv';
import { fullName } from '@/lib/kit/text/full-name';

const COLUMNS = [
  'asOf',
  'patient',
  'documentType',
  'documentNumber',
  'invoices',
  'oldest',
  'days0To30',
  'days31To60',
  'days61To90',
  'over90',
  'balance',
] as const;

/** What patients owe for spreadsheets: ISO dates, amounts as numbers of whole pesos. */
export function receivablesFile(
  rows: readonly z.output<typeof receivable>[],
  { asOf, locale, messages }: { asOf: string; locale: Locale; messages: Messages },
): Uint8Array<ArrayBuffer> {
  const t = createTranslator({ locale, messages, namespace: 'receivables' });
  const headers = COLUMNS.map((column) => t(`file.${column}`));
  const lines = rows.map(({ patient, openInvoices, oldestIssuedOn, aged, balance }) => [
    asOf,
    fullName(patient),
    patient.documentType ?? '',
    patient.documentNumber ?? '',
    openInvoices,
    oldestIssuedOn,
    aged.days0To30,
    aged.days31To60,
    aged.days61To90,
    aged.over90,
    balance,
  ]);
  return toCsv([headers, ...lines], separatorOf(locale));
}
