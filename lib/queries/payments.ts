import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { billingHandlers } from '@/lib/billing/handlers';
import { type PaymentFilter, paymentParams } from '@/lib/billing/payment-view';
import { paymentRoutes } from '@/lib/contract/billing-routes';
import type { OperationInput } from '@/lib/contract/operation';
import type * as contract from '@/lib/contract/payments';
import { callOwn } from './call-own';
import { operationQuery } from './operation-query';

type List = typeof contract.listPayments;
export const PAYMENT_TOTALS = 'payment-totals';

export const paymentQueries = {
  /** What was found stays on the screen until the next answer is here. */
  list: (query: NonNullable<OperationInput<List>['query']>) => ({
    ...operationQuery<List>(paymentRoutes.list, { query }),
    placeholderData: keepPreviousData,
  }),
  /** Sums of everything a filter finds; only the number of what is too much to be summed up. */
  totals: (filter: PaymentFilter) => {
    const asked = paymentParams(filter);
    return queryOptions({
      queryKey: [PAYMENT_TOTALS, asked.toString()],
      queryFn: ({ signal }) =>
        callOwn(billingHandlers.paymentTotals, { query: Object.fromEntries(asked), signal }),
    });
  },
};
