'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { ReceiptButton } from '@/components/billing/receipt-button';
import { Pesos } from '@/components/pesos';
import { Badge } from '@/components/ui/badge';
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { usePaymentWords } from './use-payment-words';

/** What was collected on one invoice, oldest first. */
export function PaymentsOfInvoice({
  payments,
  isVoid = false,
}: {
  payments: readonly InvoiceDetail['payments'][number][];
  /** None is to come. */
  isVoid?: boolean;
}) {
  const t = useTranslations('payments.ofInvoice');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const words = usePaymentWords();
  if (payments.length === 0) {
    return <p className="px-4 py-3 text-ink-muted">{t(isVoid ? 'noneOfVoid' : 'none')}</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {payments.map((payment) => {
        const when = formatInstant(payment.paidAt ?? payment.createdAt ?? '', locale, zone);
        const status = words.status(payment.status);
        return (
          <li
            key={payment.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2"
          >
            <div className="min-w-0">
              <p className="tabular font-medium">
                <Pesos amount={payment.amount} />
              </p>
              <p className="tabular text-sm text-ink-muted">{when}</p>
              <p className="text-sm text-ink-muted wrap-anywhere">
                {[words.method(payment.method), payment.reference].filter(Boolean).join(' · ')}
              </p>
            </div>
            {payment.status === 'completed' ? (
              <ReceiptButton paymentId={payment.id} amount={payment.amount} when={when} />
            ) : (
              <Badge tone={status.tone}>{status.word}</Badge>
            )}
          </li>
        );
      })}
    </ul>
  );
}
