import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import type { Place } from '@/lib/odontogram/place';
import type { ChartRow } from '@/lib/odontogram/table-rows';
import { FindingMark } from '../finding-mark';
import { useSubtotalWord, useToothName } from '../use-odontogram-words';
import { CHART_COLUMN_CLASS } from './chart-column-class';

interface ChartTableRowProps {
  row: ChartRow;
  onSelect: (place: Place) => void;
}

/** One finding in the table. Its tooth's number leads to where it is on the chart. */
export function ChartTableRow({ row, onSelect }: ChartTableRowProps) {
  const t = useTranslations('odontogram.table');
  const subtotalWord = useSubtotalWord();
  const nameOf = useToothName();
  const { finding, tooth, surface, label, evolution, items, notes } = row;
  const hidden = [surface, evolution, ...items].filter(Boolean).join(' · ');
  return (
    <tr>
      <td className={CHART_COLUMN_CLASS.tooth}>
        <button
          type="button"
          aria-label={t('select', { fdi: String(tooth), name: nameOf(tooth), place: surface })}
          onClick={() => onSelect({ toothFdi: tooth, surface: finding.surface })}
          className="-mx-1.5 min-h-7 min-w-9 rounded-sm px-1.5 text-left font-medium text-accent hover:underline touch:min-h-11 touch:min-w-11 print:text-ink"
        >
          {tooth}
        </button>
      </td>
      <td className={cx(CHART_COLUMN_CLASS.surface, 'wrap-anywhere')}>{surface}</td>
      <td>
        <span className="flex items-center gap-2">
          <FindingMark kind={row.kind} />
          <span dir="auto" className="min-w-24 py-0.5 hyphens-auto wrap-anywhere print:min-w-28">
            {label}
          </span>
        </span>
        <span className="block text-sm wrap-anywhere text-ink-muted lg:hidden print:hidden">
          {hidden}
          {notes && (
            <span dir="auto" className="block whitespace-pre-line">
              {notes}
            </span>
          )}
        </span>
      </td>
      <td className={cx(CHART_COLUMN_CLASS.evolution, 'wrap-anywhere')}>{evolution || '–'}</td>
      <td className={cx(CHART_COLUMN_CLASS.items, 'wrap-anywhere')}>
        {items.length > 0 ? items.join(', ') : '–'}
      </td>
      <td className={CHART_COLUMN_CLASS.subtotal}>{subtotalWord(finding)}</td>
      <td dir="auto" className={cx(CHART_COLUMN_CLASS.notes, 'wrap-anywhere whitespace-pre-line')}>
        {notes || '–'}
      </td>
    </tr>
  );
}
