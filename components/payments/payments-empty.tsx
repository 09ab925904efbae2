'use client';

import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { type PaymentView, paymentParams, paymentsHref } from '@/lib/billing/payment-view';

interface PaymentsEmptyProps {
  view: PaymentView;
  /** Payments there are; more than none means that the page asked for lies behind the last. */
  total: number;
}

/** Why nothing is listed, and what to do about it. Only for a list that did load. */
export function PaymentsEmpty({ view, total }: PaymentsEmptyProps) {
  const t = useTranslations('payments.empty');
  if (total > 0) {
    return (
      <EmptyState
        icon="receipt"
        title={t('pageTitle')}
        action={<LinkButton href={paymentsHref({ ...view, page: 1 })}>{t('firstPage')}</LinkButton>}
      />
    );
  }
  if (paymentParams(view).size > 0) {
    return (
      <EmptyState
        icon="filter"
        title={t('filtered')}
        action={<LinkButton href="/billing/payments">{t('all')}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState icon="receipt" title={t('clinic')}>
      {t('explain')}
    </EmptyState>
  );
}
