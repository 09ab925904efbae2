import { useLocale, useTranslations } from 'next-intl';
import type { PlannedItem } from '@/lib/odontogram/chart-data';
import { formatPesos } from '@/lib/rules/money-format';

/** What is planned for a finding, to be read. */
export function PlannedItems({ items }: { items: readonly PlannedItem[] }) {
  const t = useTranslations('odontogram.panel');
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <ul aria-label={t('plan')} className="tabular mt-1.5 text-sm">
      {items.map(({ id, name, quantity, unitPrice, subtotal }) => (
        <li key={id} className="flex items-baseline justify-between gap-3 py-px">
          <span className="min-w-0 break-words text-ink-muted">
            <span dir="auto">{name}</span>
            {quantity !== 1 && (
              <span className="whitespace-nowrap">
                {` · ${t('times', { quantity, price: formatPesos(unitPrice, locale) })}`}
              </span>
            )}
          </span>
          {/* Of one item it is the finding's own, and said beside its name. */}
          {items.length > 1 && (
            <span className="whitespace-nowrap text-ink-muted">
              {formatPesos(subtotal, locale)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
