import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsStringLiteral,
} from 'nuqs/server';
import type * as z from 'zod/mini';
import type { listPayments } from '@/lib/contract/billing/payments';
import { parseAsDay, parseAsId, parseAsPage, parseAsSearch } from '@/lib/url-parsers';
import { defined } from './defined';

type ListQuery = z.output<NonNullable<(typeof listPayments)['query']>>;

export const METHODS = [
  'cash',
  'card',
  'transfer',
  'other',
] as const satisfies readonly ListQuery['method'][];

export const STATUSES = [
  'completed',
  'pending',
  'failed',
  'refunded',
  'reversed',
] as const satisfies readonly ListQuery['status'][];

/** Which payments of invoices are meant. */
const filterParams = {
  patientId: parseAsId,
  invoiceId: parseAsId,
  method: parseAsStringLiteral(METHODS),
  status: parseAsStringLiteral(STATUSES),
  /** Id of the person who collected it. */
  collectedBy: parseAsId,
  /** Dates of the clinic on which it was paid, both included. */
  from: parseAsDay,
  to: parseAsDay,
  /** Part of a reference, the number of a receipt or an invoice, a patient, or the amount. */
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

/** Filters that the published contract does not have, by the parameter that each asks by. */
export const ADDED_FILTERS = ['search', 'status', 'collectedBy', 'from', 'to'] as const;
export type AddedFilter = (typeof ADDED_FILTERS)[number];

/** The view without what the service would not look for: nothing pretends to have been looked for. */
export function offeredView(asked: PaymentView, offered: readonly AddedFilter[]): PaymentView {
  const none = { search: '', status: null, collectedBy: null, from: null, to: null };
  const kept = Object.fromEntries(offered.map((name) => [name, asked[name]]));
  return { ...asked, ...none, ...kept };
}

/** What narrows the list down, as the service is asked for it. */
export function paymentFilter({ page: _, search, ...filter }: PaymentFilter & { page?: number }) {
  return defined({ ...filter, search: search || null });
}

/** The query of `payments.list`: the same object shape on both sides is the same key. */
export function paymentListQuery(view: PaymentView) {
  return {
    page: view.page,
    limit: PAYMENTS_PAGE,
    ...paymentFilter(view),
    with: 'names' as const,
  };
}
