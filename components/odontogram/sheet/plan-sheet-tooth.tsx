import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { Catalog } from '@/lib/odontogram/chart-data';
import { describeFinding } from '@/lib/odontogram/describe-finding';
import type { PlannedTooth } from '@/lib/odontogram/plan/plan-lines';
import { usePlaceWord } from '../use-place-word';
import { useToothName } from '../use-tooth-name';
import { PlanSheetItem } from './plan-sheet-item';

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
