'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Pesos } from '@/components/pesos';
import { Badge } from '@/components/ui/badge';
import {
  NO_PAYMENT_RIGHTS,
  type PaymentRights,
  type ShownPayment,
} from '@/lib/billing/payment-rights';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { usePaymentActions } from './payment-actions';
import { usePaymentWords } from './use-payment-words';

interface PaymentsOfInvoiceProps {
  payments: readonly ShownPayment[];
  /** None is to come. */
  isVoid?: boolean;
  rights?: PaymentRights;
  invoiceNumber?: string;
}

/** What was collected on one invoice and what became of it, oldest first. */
export function PaymentsOfInvoice(props: PaymentsOfInvoiceProps) {
  const { payments, isVoid = false, rights = NO_PAYMENT_RIGHTS, invoiceNumber } = props;
  const t = useTranslations('payments.ofInvoice');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const words = usePaymentWords();
  const { actionsOf, dialog } = usePaymentActions(payments, rights, invoiceNumber);
  if (payments.length === 0) {
    return <p className="px-4 py-3 text-ink-muted">{t(isVoid ? 'noneOfVoid' : 'none')}</p>;
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {payments.map((payment) => {
          const { status, receiptNumber, collectedBy } = payment;
          const told = words.status(status);
          return (
            <li
              key={payment.id}
              className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 px-4 py-2"
            >
              <div className="min-w-0">
                <p className="tabular flex flex-wrap items-center gap-x-2 font-medium">
                  <Pesos amount={payment.amount} />
                  {status !== 'completed' && <Badge tone={told.tone}>{told.word}</Badge>}
                </p>
                <p className="tabular text-sm text-ink-muted">
                  {formatInstant(payment.paidAt ?? payment.createdAt ?? '', locale, zone)}
                </p>
                <p className="text-sm text-ink-muted wrap-anywhere">
                  {[words.method(payment.method), payment.reference].filter(Boolean).join(' · ')}
                </p>
                {(receiptNumber || collectedBy?.name) && (
                  <p className="text-sm text-ink-muted wrap-anywhere">
                    {[
                      receiptNumber && t('receipt', { number: receiptNumber }),
                      collectedBy?.name && t('collectedBy', { name: collectedBy.name }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                )}
              </div>
              {actionsOf(payment)}
              <Corrections payment={payment} />
            </li>
          );
        })}
      </ul>
      {dialog}
    </>
  );
}

/** That a payment was reversed, and each time money of it was given back. */
function Corrections({ payment: { reversal, refunds = [] } }: { payment: ShownPayment }) {
  const t = useTranslations('payments.ofInvoice');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const words = usePaymentWords();
  if (reversal === undefined && refunds.length === 0) return null;
  return (
    <ul className="grid basis-full gap-1 border-l-2 border-line pl-3 text-sm wrap-anywhere">
      {reversal && (
        <li>
          <p className="font-medium">{t('reversed', { number: reversal.number })}</p>
          <p className="text-ink-muted">
            {[formatInstant(reversal.at, locale, zone), reversal.by].filter(Boolean).join(' · ')}
          </p>
          <p className="text-ink-muted">{reversal.reason}</p>
        </li>
      )}
      {refunds.map((refund) => (
        <li key={refund.id}>
          <p className="tabular font-medium">
            {t.rich('refunded', {
              number: refund.number,
              amount: () => <Pesos amount={refund.amount} />,
            })}
          </p>
          <p className="text-ink-muted">
            {[
              formatInstant(refund.at, locale, zone),
              words.method(refund.method),
              refund.reference,
              refund.by,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="text-ink-muted">{refund.reason}</p>
        </li>
      ))}
    </ul>
  );
}
