import { and, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { listPayments } from '@/lib/contract/billing/payments';
import type { ParsedInput } from '@/lib/contract/operation';
import { readTypedMoney } from '@/lib/kit/money/typed-money';
import type { Database } from '@/lib/server/storage/open-database';
import type { Principal } from '../auth/principal';
import { hasNumber } from '../billing/next-number';
import { escapeLike } from '../db/fold';
import { invoices, payments } from '../db/schema/billing';
import { patients } from '../db/schema/patients';
import { inDates } from '../in-dates';
import { matches } from '../patients/filter';
import { parseSearch } from '../patients/search-words';

type Filter = Omit<ParsedInput<typeof listPayments>['query'], 'page' | 'limit' | 'with'>;

/** The invoice of each payment, which a search looks at. */
export const ofInvoice = and(
  eq(invoices.clinicId, payments.clinicId),
  eq(invoices.id, payments.invoiceId),
);

/** Payments of the clinic that a filter finds; joined with their invoices. */
export function matchesFilter(
  db: Database,
  { clinicId, timezone }: Pick<Principal, 'clinicId' | 'timezone'>,
  { invoiceId, patientId, method, status, collectedBy, search = '', ...dates }: Filter,
): SQL | undefined {
  return and(
    eq(payments.clinicId, clinicId),
    invoiceId === undefined ? undefined : eq(payments.invoiceId, invoiceId),
    patientId === undefined ? undefined : eq(payments.patientId, patientId),
    method === undefined ? undefined : eq(payments.method, method),
    status === undefined ? undefined : eq(payments.status, status),
    collectedBy === undefined ? undefined : eq(payments.createdBy, collectedBy),
    inDates(payments.paidAt, dates, timezone),
    search === '' ? undefined : matchesSearch(db, clinicId, search),
  );
}

/** With its letters it is nothing but a number of ours. */
const WHOLE_NUMBER = /^(?:rc|f|b)\s*-\s*\d+$/i;

/**
 * A part of a reference, the number of a receipt or of an invoice with its letters or without, the whole
 * amount however it is written, or the patient as in the list of patients.
 */
function matchesSearch(db: Database, clinicId: string, search: string): SQL | undefined {
  if (WHOLE_NUMBER.test(search)) {
    return or(
      hasNumber(payments.receiptNumber, 'receipt', search),
      hasNumber(invoices.invoiceNumber, 'invoice', search),
    );
  }
  const words = parseSearch(search)?.words;
  const typed = readTypedMoney(search);
  return or(
    ilike(payments.reference, `%${escapeLike(search)}%`),
    hasNumber(payments.receiptNumber, 'receipt', search),
    hasNumber(invoices.invoiceNumber, 'invoice', search),
    typed.kind === 'pesos' ? eq(payments.amount, typed.pesos) : undefined,
    words === undefined
      ? undefined
      : inArray(
          payments.patientId,
          db
            .select({ id: patients.id })
            .from(patients)
            .where(and(eq(patients.clinicId, clinicId), matches(words))),
        ),
  );
}
