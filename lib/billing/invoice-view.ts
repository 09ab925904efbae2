import type * as z from 'zod/mini';
import { idIn, pageIn, type ReadParam } from '@/lib/address-params';
import type { listInvoices } from '@/lib/contract/invoices';
import { SEARCH_MAX_LENGTH } from '@/lib/contract/limits';
import { parseDate } from '@/lib/rules/dates';
import { defined, definedParams } from './defined';

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
export interface InvoiceView extends Pick<ListQuery, 'patientId' | 'status' | 'from' | 'to'> {
  /** A number, or the patient as in the list of patients; empty for all. */
  readonly search: string;
  readonly page: number;
}

export const INVOICES_PAGE = 20;
export const INVOICES_PATH = '/billing/invoices';

/** Nothing in an address is an error: what makes no sense is left out. */
export function parseInvoiceView(read: ReadParam): InvoiceView {
  const date = (name: string) => {
    const value = read(name) ?? '';
    return parseDate(value) === null ? undefined : value;
  };
  return {
    patientId: idIn(read('patientId')),
    status: STATUSES.find((status) => status === read('status')),
    from: date('from'),
    to: date('to'),
    search: (read('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH).trimEnd(),
    page: pageIn(read),
  };
}

/** The address of a view, without what is the default. */
export function invoicesHref({ page, ...filter }: InvoiceView): string {
  const { patientId, status, from, to, search } = filter;
  const params = definedParams({ patientId, status, from, to, search: search || undefined });
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? INVOICES_PATH : `${INVOICES_PATH}?${params}`;
}

/** Whether some invoices are left out. */
export function isNarrowed({ page: _, search, ...filter }: InvoiceView): boolean {
  return search !== '' || Object.values(filter).some(Boolean);
}

/** The query of `invoices.list`: the same object shape on both sides is the same key. */
export function invoiceListQuery({ page, search, patientId, status, from, to }: InvoiceView) {
  const filter = { patientId, status, from, to, search: search || undefined };
  return { page, limit: INVOICES_PAGE, ...defined(filter) };
}

/** A patient's invoices. */
export function invoicesOfHref(patientId: string): string {
  return `${INVOICES_PATH}?${new URLSearchParams({ patientId })}`;
}

/** What a patient was billed and paid, and what payers were charged for them. */
export function patientBillingHref(patientId: string): string {
  return `/patients/${encodeURIComponent(patientId)}/billing`;
}

export function invoiceHref(id: string): string {
  return `${INVOICES_PATH}/${encodeURIComponent(id)}`;
}

/** Where an appointment is billed; a service that reads no single one is asked for its day. */
export function newInvoiceHref({ id, patientId, date }: AppointmentOfDay): string {
  const params = new URLSearchParams({ appointmentId: id, patientId, date });
  return `${INVOICES_PATH}/new?${params}`;
}

/** Where an invoice begins with what a patient's chart plans. */
export function newInvoiceOfPlanHref(patientId: string): string {
  return `${INVOICES_PATH}/new?${new URLSearchParams({ patientId, from: 'plan' })}`;
}
