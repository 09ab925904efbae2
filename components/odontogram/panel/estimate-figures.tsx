import { useLocale, useTranslations } from 'next-intl';
import { Pesos } from '@/components/pesos';
import { cx } from '@/components/ui/cx';
import { countUnpriced } from '@/lib/odontogram/plan/prices';
import type { Chart } from '@/lib/odontogram/shared/chart-data';

/** What the service says that the chart comes to; nothing here is added up anew. */
export function EstimateFigures({
  chart: { estimate, findings },
  isWhole,
}: {
  chart: Pick<Chart, 'estimate' | 'findings'>;
  /** Otherwise the service has counted findings that nobody can read. */
  isWhole: boolean;
}) {
  const t = useTranslations('odontogram.estimate');
  const unread = useTranslations('odontogram.unread');
  const locale = useLocale();
  const unpriced = countUnpriced(findings);
  const pesos = (amount: number) => <Pesos amount={amount} />;
  // Of a chart that cannot be read, told with the first answer to a change.
  if (!isWhole && estimate.findingCount === 0) return null;
  const figures = [
    { term: t('findings'), detail: estimate.findingCount.toLocaleString(locale) },
    { term: t('total'), detail: pesos(estimate.total) },
    { term: t('paid'), detail: pesos(estimate.paid) },
    { term: t('due'), detail: pesos(estimate.due), isMain: true },
  ];
  return (
    <div className="border-b border-line py-1">
      <dl className="flex flex-wrap">
        {figures.map(({ term, detail, isMain }) => (
          <div key={term} className="grow basis-1/2 px-4 py-1">
            <dt className="text-sm text-ink-muted">{term}</dt>
            <dd className={cx('tabular whitespace-nowrap', isMain && 'font-semibold')}>{detail}</dd>
          </div>
        ))}
      </dl>
      {!isWhole && <p className="px-4 py-1 text-sm text-ink-muted">{unread('figures')}</p>}
      {unpriced > 0 && (
        <p className="px-4 py-1 text-sm text-attention">{t('unpriced', { count: unpriced })}</p>
      )}
    </div>
  );
}
