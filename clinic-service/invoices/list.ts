import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { taxKindOf } from '@/lib/billing/rules/tax-kind';
import type { listInvoices as operation } from '@/lib/contract/billing/invoices';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { readTypedMoney } from '@/lib/kit/money/typed-money';
import type { Database } from '@/lib/server/storage/open-database';
import { hasNumber } from '../billing/next-number';
import type { Context } from '../context';
import { invoices, type StoredLine } from '../db/schema/billing';
import { patients } from '../db/schema/patients';
import { inDates } from '../in-dates';
import { offsetOf, pageOf } from '../page';
import { hasWords, matches } from '../patients/filter';
import { parseSearch } from '../patients/search-words';
import { toSummary } from './columns';
import { selectInvoices } from './select';

/**
 * Newest first, by the date of issue, and of a draft by that of its making. A search is for a number, an
 * exact total, what was billed, or the patient as in the list of patients.
 */
export async function listInvoices(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId, timezone } = principal;
  const { patientId, status, search = '' } = query;
  const where = and(
    eq(invoices.clinicId, clinicId),
    patientId === undefined ? undefined : eq(invoices.patientId, patientId),
    status === undefined ? undefined : eq(invoices.status, status),
    query.owing === undefined ? undefined : isOwing,
    inDates(invoices.datedAt, query, timezone),
    search === '' ? undefined : matchesSearch(db, clinicId, search),
  );
  const [rows, total] = await Promise.all([
    selectInvoices(db, where)
      .orderBy(desc(invoices.datedAt), desc(invoices.id))
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.$count(invoices, where),
  ]);
  const data = rows.map((row) => ({
    ...toSummary(row),
    ...(query.with === 'accounting' && {
      patient: row.patient,
      taxes: taxesOf(row.lines),
    }),
  }));
  return pageOf(data, query, total);
}

/** Bases and taxes by kind and rate, lowest first. */
function taxesOf(lines: readonly StoredLine[]) {
  const taxed = lines.map((line) => ({ ...line, kind: taxKindOf(line) }));
  const keyOf = ({ kind, taxRate }: (typeof taxed)[number]) => `${taxRate} ${kind}`;
  return [...new Map(taxed.map((line) => [keyOf(line), line])).values()]
    .sort((a, b) => a.taxRate - b.taxRate || a.kind.localeCompare(b.kind))
    .map((first) => {
      const alike = taxed.filter((line) => keyOf(line) === keyOf(first));
      return {
        kind: first.kind,
        rate: first.taxRate,
        base: alike.reduce((sum, { subtotal, discount }) => sum + subtotal - discount, 0),
        tax: alike.reduce((sum, { tax }) => sum + tax, 0),
      };
    });
}

/** The statuses let an index serve it. */
const isOwing = and(
  inArray(invoices.status, ['issued', 'partially_paid']),
  sql`${invoices.total} - ${invoices.credited} - ${invoices.paid} > 0`,
);

function matchesSearch(db: Database, clinicId: string, search: string): SQL | undefined {
  const words = parseSearch(search)?.words;
  const money = readTypedMoney(search);
  return or(
    // Nothing to look for finds nothing; `or` of nothing at all would find everything.
    sql`false`,
    ...hasInvoiceNumber(search),
    money.kind === 'pesos' ? eq(invoices.total, money.pesos) : undefined,
    words === undefined ? undefined : hasWords(invoices.searchKey, words),
    words === undefined
      ? undefined
      : inArray(
          invoices.patientId,
          db
            .select({ id: patients.id })
            .from(patients)
            .where(and(eq(patients.clinicId, clinicId), matches(words))),
        ),
  );
}

/**
 * The number of an invoice or of a draft. That of the draft which an invoice was is found with its letter:
 * digits alone would find another invoice beside the one that has them.
 */
function hasInvoiceNumber(search: string): (SQL | undefined)[] {
  const { invoiceNumber, draftNumber } = invoices;
  return [
    hasNumber(invoiceNumber, 'invoice', search),
    hasNumber(/^\s*b/i.test(search) ? draftNumber : invoiceNumber, 'draft', search),
  ];
}
