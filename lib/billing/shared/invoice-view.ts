import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsStringLiteral,
} from 'nuqs/server';
import type * as z from 'zod/mini';
import { defined } from '@/lib/billing/defined';
import { newBillHref } from '@/lib/billing/new-bill-view';
import type { listInvoices } from '@/lib/contract/billing/invoices';
import { parseAsDay, parseAsId, parseAsPage, parseAsSearch } from '@/lib/url-parsers';

type ListQuery = z.output<NonNullable<(typeof listInvoices)['query']>>;

export const STATUSES = [
  'draft',
  'issued',
  'partially_paid',
  'paid',
  'void',
] as const satisfies readonly ListQuery['status'][];

interface AppointmentOfDay {
  readonly id: string;
  readonly patientId: string;
  /** The clinic's, `YYYY-MM-DD`. */
  readonly date: string;
}

/** Which invoices are meant; dates are the clinic's, `YYYY-MM-DD`, both inclusive. */
export const invoiceParams = {
  patientId: parseAsId,
  status: parseAsStringLiteral(STATUSES),
  /** Those that owe something. */
  owing: parseAsStringLiteral(['true']),
  from: parseAsDay,
  to: parseAsDay,
  /** A number, an exact total, what was billed, or the patient as in their list; empty for all. */
  search: parseAsSearch,
  page: parseAsPage,
};

export type InvoiceView = inferParserType<typeof invoiceParams>;

export const INVOICES_PAGE = 20;
export const INVOICES_PATH = '/billing/invoices';

export const loadInvoiceView = createLoader(invoiceParams);

const serialize = createSerializer(invoiceParams);

/** The address of a view, without what is the default. */
export function invoicesHref(view: Partial<InvoiceView>): string {
  return serialize(INVOICES_PATH, view);
}

/** Whether some invoices are left out. */
export function isNarrowed(view: InvoiceView): boolean {
  return invoicesHref({ ...view, page: 1 }) !== INVOICES_PATH;
}

/** The query of `invoices.list`: the same object shape on both sides is the same key. */
export function invoiceListQuery({ page, search, ...asked }: InvoiceView) {
  const filter = { ...asked, search: search || null };
  return { page, limit: INVOICES_PAGE, ...defined(filter) };
}

/** A patient's invoices. */
export function invoicesOfHref(patientId: string): string {
  return invoicesHref({ patientId });
}

/** What a patient was billed and paid, and what payers were charged for them. */
export function patientBillingHref(patientId: string): string {
  return `/patients/${encodeURIComponent(patientId)}/billing`;
}

export function invoiceHref(id: string): string {
  return `${INVOICES_PATH}/${encodeURIComponent(id)}`;
}

/** Where a draft is changed. */
export function editInvoiceHref(id: string): string {
  return `${invoiceHref(id)}/edit`;
}

/** Where an appointment is billed; a service that reads no single one is asked for its day. */
export function newInvoiceHref({ id, patientId, date }: AppointmentOfDay): string {
  return newBillHref(`${INVOICES_PATH}/new`, { appointmentId: id, patientId, date });
}

/** Where an invoice begins with what a patient's chart plans. */
export function newInvoiceOfPlanHref(patientId: string): string {
  return newBillHref(`${INVOICES_PATH}/new`, { patientId, from: 'plan' });
}
