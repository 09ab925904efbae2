'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { SumRow } from '@/components/ui/sum-row';
import type { InvoiceTotals } from '@/lib/rules/invoice-totals';
import { formatPesos } from '@/lib/rules/money-format';

interface EstimateCardProps {
  totals: InvoiceTotals;
  /** Of the lines that can be added up: there are others. */
  isPartial: boolean;
  /** The discount's field, among the sums it is part of. */
  discount: ReactNode;
  children: ReactNode;
}

/** What it comes to while it is typed. The service has the last word, and that is said. */
export function EstimateCard({ totals, isPartial, discount, children }: EstimateCardProps) {
  const t = useTranslations('invoices.new');
  const lines = useTranslations('billLines');
  const locale = useLocale();
  return (
    <Card title={t('estimate')} className="xl:sticky xl:top-17">
      <dl className="tabular mb-2">
        <SumRow label={t('subtotal')} amount={formatPesos(totals.subtotal, locale)} />
      </dl>
      {discount}
      <dl className="tabular mt-2 grid gap-2">
        <SumRow label={t('taxes')} amount={formatPesos(totals.tax, locale)} />
        <SumRow
          label={t('total')}
          amount={formatPesos(totals.total, locale)}
          isTotal
          className="border-t border-line pt-2 text-lg"
        />
      </dl>
      <p className="mt-1 mb-4 text-sm text-ink-muted">
        {isPartial ? lines('partial') : t('estimateHelp')}
      </p>
      {children}
    </Card>
  );
}
