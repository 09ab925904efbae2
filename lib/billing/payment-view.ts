import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsStringLiteral,
} from 'nuqs/server';
import type * as z from 'zod/mini';
import type { listPayments } from '@/lib/contract/billing/payments';
import { parseAsId, parseAsPage, parseAsSearch } from '@/lib/url-parsers';
import { defined } from './defined';

type ListQuery = z.output<NonNullable<(typeof listPayments)['query']>>;

export const METHODS = [
  'cash',
  'card',
  'transfer',
  'other',
] as const satisfies readonly ListQuery['method'][];

/** Which payments of invoices are meant. */
const filterParams = {
  patientId: parseAsId,
  invoiceId: parseAsId,
  method: parseAsStringLiteral(METHODS),
  /** Part of a reference, or the number of a receipt or an invoice; empty for all. */
  search: parseAsSearch,
};

export const paymentParams = { ...filterParams, page: parseAsPage };

export type PaymentFilter = inferParserType<typeof filterParams>;
export type PaymentView = inferParserType<typeof paymentParams>;

export const PAYMENTS_PAGE = 20;
export const PAYMENTS_PATH = '/billing/payments';

export const loadPaymentView = createLoader(paymentParams);

const serialize = createSerializer(paymentParams);

/** The address of a view, without what is the default. */
export function paymentsHref(view: Partial<PaymentView>): string {
  return serialize(PAYMENTS_PATH, view);
}

/** What narrows the list down, as the service is asked for it. */
export function paymentFilter({ patientId, invoiceId, method, search }: PaymentFilter) {
  return defined({ patientId, invoiceId, method, search: search || null });
}

/** The query of `payments.list`: the same object shape on both sides is the same key. */
export function paymentListQuery({ page, ...filter }: PaymentView) {
  return { page, limit: PAYMENTS_PAGE, ...paymentFilter(filter), with: 'names' as const };
}
