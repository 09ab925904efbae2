'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { MoneyField } from '@/components/form/fields';
import { LockedFields } from '@/components/form/locked-fields';
import type { ChangeForm } from '@/components/form/use-change-form';
import { Card } from '@/components/ui/card';
import { SumRow } from '@/components/ui/sum-row';
import { isPartial } from '@/lib/billing/bill-lines';
import { estimateOf, type InvoiceValues } from '@/lib/billing/invoices/invoice-form';
import { formatPesos } from '@/lib/kit/money/money-format';

interface EstimateCardProps {
  form: Pick<ChangeForm, 'isPending' | 'change'>;
  buttons: ReactNode;
}

/** What it comes to while it is typed, with the discount. The service has the last word, and that is said. */
export function EstimateCard({ form: { isPending, change }, buttons }: EstimateCardProps) {
  const t = useTranslations('invoices.new');
  const ofLines = useTranslations('billLines');
  const locale = useLocale();
  const [lines, discount] = useWatch<InvoiceValues, ['lines', 'discount']>({
    name: ['lines', 'discount'],
  });
  const totals = estimateOf(lines, discount);
  return (
    <Card title={t('estimate')} className="xl:sticky xl:top-17">
      <dl className="tabular mb-2">
        <SumRow label={t('subtotal')} amount={formatPesos(totals.subtotal, locale)} />
      </dl>
      <LockedFields isPending={isPending} isUnsettled={change.unknown !== undefined}>
        <MoneyField
          name="discount"
          note={t('optional')}
          isTold
          input={{ inputMode: 'text' }}
          help={totals.discount > 0 ? `− ${formatPesos(totals.discount, locale)}` : undefined}
        />
      </LockedFields>
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
        {isPartial(lines) ? ofLines('partial') : t('estimateHelp')}
      </p>
      {buttons}
    </Card>
  );
}
