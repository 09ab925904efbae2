'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SumList } from '@/components/billing/sum-list';
import { TotalsFrame } from '@/components/billing/totals-frame';
import type { PaymentFilter } from '@/lib/billing/payment-view';
import { paymentQueries } from '@/lib/queries/payments';
import { usePaymentWords } from './use-payment-words';

/** What the list comes to: what was received, by method, and what was not. */
export function PaymentTotals({ filter }: { filter: PaymentFilter }) {
  const t = useTranslations('payments.totals');
  const words = usePaymentWords();
  return (
    <TotalsFrame
      totals={useQuery(paymentQueries.totals(filter))}
      countOf={({ received, notReceived }) => received.count + notReceived.count}
    >
      {({ received, methods, notReceived }) => (
        <SumList
          sums={[
            { key: '', label: t('received', { count: received.count }), amount: received.amount },
            ...methods.map(({ method, count, amount }) => ({
              key: method,
              label: t('method', { method: words.method(method), count }),
              amount,
            })),
            ...(notReceived.count === 0
              ? []
              : [
                  {
                    key: '-',
                    label: t('notReceived', { count: notReceived.count }),
                    amount: notReceived.amount,
                  },
                ]),
          ]}
        />
      )}
    </TotalsFrame>
  );
}
