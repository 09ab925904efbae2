import { keepPreviousData } from '@tanstack/react-query';
import { invoiceRoutes, paymentRoutes } from '@/lib/contract/billing-routes';
import type * as invoices from '@/lib/contract/invoices';
import type { OperationInput } from '@/lib/contract/operation';
import type { createPayment } from '@/lib/contract/payments';
import { useOnceMutation } from './once-mutation';
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

const SHOWN = [
  invoiceRoutes.list.id,
  invoiceRoutes.read.id,
  paymentRoutes.list.id,
  PAYMENT_TOTALS,
  STANDING_BILL,
];

/** A draft. */
export const useCreateInvoice = () =>
  useOnceMutation<typeof invoices.createInvoice>(invoiceRoutes.create, SHOWN);
export const useIssueInvoice = () =>
  useOnceMutation<typeof invoices.issueInvoice>(invoiceRoutes.issue, SHOWN);
export const useVoidInvoice = () =>
  useOnceMutation<typeof invoices.voidInvoice>(invoiceRoutes.void, SHOWN);
/** Money received on an invoice. */
export const useCollect = () => useOnceMutation<typeof createPayment>(paymentRoutes.create, SHOWN);
