import { useLocale, useTranslations } from 'next-intl';
import type { PlannedItem } from '@/lib/odontogram/chart-data';
import { formatPesos } from '@/lib/rules/money-format';
import { PLAN_CELL, SHEET_BESIDE } from './sheet-class';

/** One treatment; what has no price yet is not said to cost nothing. */
export function PlanSheetItem({ item }: { item: PlannedItem }) {
  const t = useTranslations('odontogram');
  const locale = useLocale();
  const { name, quantity, unitPrice, subtotal } = item;
  const price = formatPesos(unitPrice, locale);
  const hasPrice = unitPrice !== 0;
  return (
    <tr className="tabular">
      <td />
      <td className={`${PLAN_CELL} wrap-anywhere`}>
        <span dir="auto">{name}</span>
        <span className="block text-sm text-ink-muted sm:hidden print:hidden">
          {hasPrice
            ? t('panel.times', { quantity, price })
            : `${t('plan.quantity')}: ${quantity.toLocaleString(locale)}`}
        </span>
      </td>
      <td className={`${PLAN_CELL} ${SHEET_BESIDE} text-right`}>
        {quantity.toLocaleString(locale)}
      </td>
      <td className={`${PLAN_CELL} ${SHEET_BESIDE} text-right whitespace-nowrap`}>
        {hasPrice ? price : '–'}
      </td>
      <td className={`${PLAN_CELL} text-right whitespace-nowrap`}>
        {hasPrice ? formatPesos(subtotal, locale) : t('estimate.noPrice')}
      </td>
    </tr>
  );
}
