'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { EmptyState } from '@/components/ui/states/empty-state';
import { PAYMENTS_PATH, type PaymentView, paymentsHref } from '@/lib/billing/payment-view';

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
  if (paymentsHref({ ...view, page: 1 }) !== PAYMENTS_PATH) {
    return (
      <EmptyState
        icon="filter"
        title={t('filtered')}
        action={<LinkButton href={PAYMENTS_PATH}>{t('all')}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState icon="receipt" title={t('clinic')}>
      {t('explain')}
    </EmptyState>
  );
}
