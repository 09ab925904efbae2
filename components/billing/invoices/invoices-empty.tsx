'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { EmptyState } from '@/components/ui/states/empty-state';
import {
  INVOICES_PATH,
  type InvoiceView,
  invoicesHref,
  isNarrowed,
} from '@/lib/billing/shared/invoice-view';

interface InvoicesEmptyProps {
  view: InvoiceView;
  /** Invoices there are; more than none means that the page asked for lies behind the last. */
  total: number;
}

/** Why nothing is listed, and what to do about it. Only for a list that did load. */
export function InvoicesEmpty({ view, total }: InvoicesEmptyProps) {
  const t = useTranslations('invoices.empty');
  if (total > 0) {
    return (
      <EmptyState
        icon="receipt"
        title={t('pageTitle')}
        action={<LinkButton href={invoicesHref({ ...view, page: 1 })}>{t('firstPage')}</LinkButton>}
      />
    );
  }
  if (isNarrowed(view)) {
    return (
      <EmptyState
        icon="filter"
        title={t('filtered')}
        action={<LinkButton href={INVOICES_PATH}>{t('all')}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState icon="receipt" title={t('clinic')}>
      {t('explain')}
    </EmptyState>
  );
}
