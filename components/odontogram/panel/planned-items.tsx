import { useLocale, useTranslations } from 'next-intl';
import { formatPesos } from '@/lib/kit/money/money-format';
import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { hasPlan } from '@/lib/odontogram/shared/plan-lines';

/** What is planned for a finding, to be read; also how much of it could not be. */
export function PlannedItems({ finding }: { finding: ChartFinding }) {
  const t = useTranslations('odontogram.panel');
  const estimate = useTranslations('odontogram.estimate');
  const locale = useLocale();
  const { plannedItems: items, unreadableItems = 0 } = finding;
  if (!hasPlan(finding)) return null;
  return (
    <ul aria-label={t('plan')} className="tabular mt-1.5 text-sm">
      {items.map(({ id, name, quantity, unitPrice, subtotal }) => (
        <li key={id} className="flex items-baseline justify-between gap-3 py-px">
          <span className="min-w-0 wrap-anywhere text-ink-muted">
            <span dir="auto">{name}</span>
            {quantity !== 1 && unitPrice !== 0 && (
              <span className="whitespace-nowrap">
                {` · ${t('times', { quantity, price: formatPesos(unitPrice, locale) })}`}
              </span>
            )}
          </span>
          {/* Of one item it is the finding's own, and said beside its name. */}
          {items.length + unreadableItems > 1 && (
            <span className="whitespace-nowrap text-ink-muted">
              {unitPrice === 0 ? estimate('noPrice') : formatPesos(subtotal, locale)}
            </span>
          )}
        </li>
      ))}
      {unreadableItems > 0 && (
        <li className="py-px">{t('unreadableItems', { count: unreadableItems })}</li>
      )}
    </ul>
  );
}
