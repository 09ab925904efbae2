import { useLocale, useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { SumRow } from '@/components/ui/sum-row';
import { formatPesos } from '@/lib/kit/money/money-format';
import { countUnpriced } from '@/lib/odontogram/plan/prices';
import type { Chart } from '@/lib/odontogram/shared/chart-data';

/** The service's figures; what it did not say is not said to a patient either. */
export function PlanTotals({
  chart,
}: {
  chart: Pick<Chart, 'estimate' | 'findings' | 'unreadable'>;
}) {
  const t = useTranslations('odontogram');
  const locale = useLocale();
  const { estimate, findings, unreadable } = chart;
  const unpriced = countUnpriced(findings);
  const isKnown = !unreadable?.estimate;
  const told = (amount: number) => (isKnown ? formatPesos(amount, locale) : '–');
  const figures = [
    { term: t('estimate.total'), detail: told(estimate.total) },
    { term: t('estimate.paid'), detail: told(estimate.paid) },
    { term: t('estimate.due'), detail: told(estimate.due), isMain: true },
  ];
  return (
    <div className="mt-3 ml-auto w-full max-w-80 break-inside-avoid">
      <dl className="tabular">
        {figures.map(({ term, detail, isMain }) => (
          <SumRow
            key={term}
            label={term}
            amount={detail}
            isTotal={isMain ?? false}
            className={cx('px-2 py-1', isMain && 'border-t border-line-strong text-lg')}
          />
        ))}
      </dl>
      {unpriced > 0 && (
        <p className="px-2 text-right text-sm">{t('estimate.unpriced', { count: unpriced })}</p>
      )}
      <p className="px-2 text-right text-xs text-ink-muted">{t('planSheet.currency')}</p>
    </div>
  );
}
