import type * as z from 'zod/mini';
import { idIn, pageIn, type ReadParam } from '@/lib/address-params';
import { SEARCH_MAX_LENGTH } from '@/lib/contract/limits';
import type { listPayments } from '@/lib/contract/payments';
import { defined, definedParams } from './defined';

type ListQuery = z.output<NonNullable<(typeof listPayments)['query']>>;

export const METHODS = [
  'cash',
  'card',
  'transfer',
  'other',
] as const satisfies readonly ListQuery['method'][];

/** Which payments of invoices are meant. */
export interface PaymentFilter {
  readonly patientId: string | undefined;
  readonly invoiceId: string | undefined;
  readonly method: ListQuery['method'];
  /** Part of a reference, or the number of a receipt or an invoice; empty for all. */
  readonly search: string;
}

export interface PaymentView extends PaymentFilter {
  readonly page: number;
}

export const PAYMENTS_PAGE = 20;

/** Nothing in an address is an error: what makes no sense is left out. */
export function parsePaymentView(read: ReadParam): PaymentView {
  return {
    patientId: idIn(read('patientId')),
    invoiceId: idIn(read('invoiceId')),
    method: METHODS.find((method) => method === read('method')),
    search: (read('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH).trimEnd(),
    page: pageIn(read),
  };
}

/** The address of a view, without what is the default. */
export function paymentsHref({ page, ...filter }: PaymentView): string {
  const params = paymentParams(filter);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '/billing/payments' : `/billing/payments?${params}`;
}

/** What narrows the list down, as parameters of an address. */
export function paymentParams(filter: PaymentFilter): URLSearchParams {
  const { patientId, invoiceId, method, search } = filter;
  return definedParams({ patientId, invoiceId, method, search: search || undefined });
}

/** The query of `payments.list`: the same object shape on both sides is the same key. */
export function paymentListQuery({ page, search, patientId, invoiceId, method }: PaymentView) {
  const filter = { patientId, invoiceId, method, search: search === '' ? undefined : search };
  return { page, limit: PAYMENTS_PAGE, ...defined(filter), with: 'names' as const };
}
