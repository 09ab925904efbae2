'use client';

import { useTranslations } from 'next-intl';
import { SumList } from '@/components/billing/sum-list';
import { TotalsFrame } from '@/components/billing/totals-frame';
import { paymentQueries } from '@/lib/billing/billing-queries';
import { METHODS, type PaymentFilter } from '@/lib/billing/payment-view';
import { usePaymentWords } from './use-payment-words';

interface Sum {
  readonly count: number;
  /** COP. */
  readonly amount: number;
}

interface PaymentTotalsProps {
  filter: PaymentFilter;
  /** How many payments the list has; undefined as long as that is not known. */
  listed: number | undefined;
  /** The service sums up, however many there are. */
  isUncapped: boolean;
}

/** What the list comes to: what was received, by method, and apart what was given back or never came. */
export function PaymentTotals({ filter, listed, isUncapped }: PaymentTotalsProps) {
  const t = useTranslations('payments.totals');
  const words = usePaymentWords();
  const { method, patientId, invoiceId, search } = filter;
  // One method, or as a rule so few payments that there is hardly a second.
  const isOfFew = search !== '' || [method, patientId, invoiceId].some(Boolean);
  // All of its sums are listed, also those of nothing, so that the list below stays where it is.
  const isWhole = isUncapped && !isOfFew;
  const sumOf = (name: 'refunded' | 'reversed' | 'notReceived', sum: Sum) =>
    sum.count === 0 && !isWhole
      ? []
      : [{ key: `-${name}`, label: t(name, { count: sum.count }), amount: sum.amount }];
  return (
    <TotalsFrame
      query={paymentQueries.totals(filter)}
      listed={listed}
      countOf={({ received, reversed, notReceived }) =>
        received.count + reversed.count + notReceived.count
      }
      isUncapped={isUncapped}
      expected={isOfFew ? 2 : METHODS.length + (isWhole ? 5 : 2)}
    >
      {({ received, methods, refunded, net, reversed, notReceived }) => (
        <SumList
          sums={[
            { key: '', label: t('received', { count: received.count }), amount: received.amount },
            ...methods.map(({ method, count, amount }) => ({
              key: method,
              label: t('method', { method: words.method(method), count }),
              amount,
            })),
            ...sumOf('refunded', refunded),
            ...(refunded.count === 0 && !isWhole
              ? []
              : [{ key: '-net', label: t('net'), amount: net }]),
            ...sumOf('reversed', reversed),
            ...sumOf('notReceived', notReceived),
          ]}
        />
      )}
    </TotalsFrame>
  );
}
