import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { formatPesos } from '@/lib/kit/money/money-format';
import { describeFinding } from '@/lib/odontogram/describe-finding';
import type { Catalog, PlannedItem } from '@/lib/odontogram/shared/chart-data';
import type { PlannedTooth } from '@/lib/odontogram/shared/plan-lines';
import { usePlaceWord, useToothName } from '../use-odontogram-words';
import { PLAN_CELL, SHEET_BESIDE } from './sheet-class';

interface PlanSheetToothProps {
  tooth: PlannedTooth;
  catalog: Catalog;
}

/** A tooth with what was found on it and, below each, what is planned. It stays on one sheet. */
export function PlanSheetTooth({ tooth: { fdi, findings }, catalog }: PlanSheetToothProps) {
  const t = useTranslations('odontogram.planSheet');
  const nameOf = useToothName();
  const placeWord = usePlaceWord(catalog.surfaces);
  return (
    <tbody className="break-inside-avoid">
      {findings.map((finding, index) => {
        const { label, evolution } = describeFinding(finding, catalog);
        const { plannedItems, unreadableItems = 0 } = finding;
        const isFirst = index === 0;
        return (
          <Fragment key={finding.id}>
            <tr>
              {isFirst ? (
                <th
                  scope="rowgroup"
                  className="tabular w-14 border-t border-line px-2 pt-2 text-left align-top font-semibold"
                >
                  {fdi}
                </th>
              ) : (
                <td className="w-14" />
              )}
              <td
                colSpan={4}
                className={`px-2 pt-2 wrap-anywhere ${isFirst ? 'border-t border-line' : ''}`}
              >
                {isFirst && <span className="block text-xs text-ink-muted">{nameOf(fdi)}</span>}
                <span dir="auto" className="font-medium">
                  {label}
                </span>
                <span className="text-ink-muted">{` · ${placeWord(finding)} · ${evolution}`}</span>
              </td>
            </tr>
            {plannedItems.map((item) => (
              <PlanSheetItem key={item.id} item={item} />
            ))}
            {unreadableItems > 0 && (
              <tr>
                <td />
                <td colSpan={4} className="px-2 py-1">
                  {t('unreadableItems', { count: unreadableItems })}
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
}

/** One treatment; what has no price yet is not said to cost nothing. */
function PlanSheetItem({ item }: { item: PlannedItem }) {
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
