'use client';

import { useTranslations } from 'next-intl';
import { SumList } from '@/components/billing/sum-list';
import { TotalsFrame } from '@/components/billing/totals-frame';
import { paymentQueries } from '@/lib/billing/billing-queries';
import { METHODS, type PaymentFilter } from '@/lib/billing/payment-view';
import { usePaymentWords } from './use-payment-words';

interface PaymentTotalsProps {
  filter: PaymentFilter;
  /** How many payments the list has; undefined as long as that is not known. */
  listed: number | undefined;
}

/** What the list comes to: what was received, by method, and what was not. */
export function PaymentTotals({ filter, listed }: PaymentTotalsProps) {
  const t = useTranslations('payments.totals');
  const words = usePaymentWords();
  const { method, patientId, invoiceId, search } = filter;
  // One method, or as a rule so few payments that there is hardly a second.
  const isOfFew = search !== '' || [method, patientId, invoiceId].some(Boolean);
  return (
    <TotalsFrame
      query={paymentQueries.totals(filter)}
      listed={listed}
      countOf={({ received, notReceived }) => received.count + notReceived.count}
      expected={isOfFew ? 2 : METHODS.length + 2}
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
