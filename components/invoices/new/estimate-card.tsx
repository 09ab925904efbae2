'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
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
        <Sum label={t('subtotal')} amount={formatPesos(totals.subtotal, locale)} />
      </dl>
      {discount}
      <dl className="tabular mt-2 grid gap-2">
        <Sum label={t('taxes')} amount={formatPesos(totals.tax, locale)} />
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2 text-lg font-semibold">
          <dt>{t('total')}</dt>
          <dd>{formatPesos(totals.total, locale)}</dd>
        </div>
      </dl>
      <p className="mt-1 mb-4 text-sm text-ink-muted">
        {isPartial ? lines('partial') : t('estimateHelp')}
      </p>
      {children}
    </Card>
  );
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
