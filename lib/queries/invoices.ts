import { keepPreviousData } from '@tanstack/react-query';
import { invoiceRoutes, paymentRoutes } from '@/lib/contract/billing-routes';
import type * as invoices from '@/lib/contract/invoices';
import type { OperationInput } from '@/lib/contract/operation';
import { operationQuery } from './operation-query';
import { PAYMENT_TOTALS } from './payments';
import { STANDING_BILL } from './standing-bill';

type List = typeof invoices.listInvoices;

export const invoiceQueries = {
  /** What was found stays on the screen until the next answer is here. */
  list: (query: NonNullable<OperationInput<List>['query']>) => ({
    ...operationQuery<List>(invoiceRoutes.list, { query }),
    placeholderData: keepPreviousData,
  }),
  read: (id: string) =>
    operationQuery<typeof invoices.readInvoice>(invoiceRoutes.read, { params: { id } }),
};

/** Reads that show an invoice, what was received on it, or what an appointment is billed on. */
export const INVOICE_READS = [
  invoiceRoutes.list.id,
  invoiceRoutes.read.id,
  paymentRoutes.list.id,
  PAYMENT_TOTALS,
  STANDING_BILL,
];
