import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PaymentTotals } from '@/lib/billing/payment-totals';
import { type PaymentFilter, paymentParams } from '@/lib/billing/payment-view';
import { paymentRoutes } from '@/lib/contract/billing-routes';
import type { OperationInput } from '@/lib/contract/operation';
import type * as contract from '@/lib/contract/payments';
import { callHandler } from './call-handler';
import { operationQuery } from './operation-query';

type List = typeof contract.listPayments;
export const PAYMENT_TOTALS = 'payment-totals';

type Totals = { readonly totals: PaymentTotals } | { readonly tooMany: number };

export const paymentQueries = {
  /** What was found stays on the screen until the next answer is here. */
  list: (query: NonNullable<OperationInput<List>['query']>) => ({
    ...operationQuery<List>(paymentRoutes.list, { query }),
    placeholderData: keepPreviousData,
  }),
  /** Sums of everything a filter finds; only the number of what is too much to be summed up. */
  totals: (filter: PaymentFilter) => {
    const asked = paymentParams(filter).toString();
    return queryOptions({
      queryKey: [PAYMENT_TOTALS, asked],
      queryFn: async ({ signal }) =>
        (await callHandler('GET', `/api/billing/payments/totals?${asked}`, { signal })) as Totals,
    });
  },
};
