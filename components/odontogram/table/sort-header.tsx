import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { ChartColumn, ChartSort } from '@/lib/odontogram/table-rows';
import { CHART_COLUMN_CLASS } from './chart-column-class';

interface SortHeaderProps {
  column: ChartColumn;
  sort: ChartSort;
  onSort: () => void;
}

/** The head of a column, which sorts by it. */
export function SortHeader({ column, sort, onSort }: SortHeaderProps) {
  const t = useTranslations('odontogram.table.columns');
  const isSorted = sort.by === column;
  const direction = sort.isDescending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : 'none'}
      className={cx('table-head', CHART_COLUMN_CLASS[column])}
    >
      <button
        type="button"
        onClick={onSort}
        className={cx(
          '-mx-1 inline-flex min-h-7 items-center gap-1 rounded-sm px-1 font-medium hover:text-ink touch:min-h-11',
          isSorted && 'text-ink',
          column === 'subtotal' && 'flex-row-reverse',
        )}
      >
        {t(column)}
        <Icon
          name="chevron"
          className={cx(
            'size-3.5 print:hidden',
            isSorted ? !sort.isDescending && 'rotate-180' : 'opacity-0',
          )}
        />
      </button>
    </th>
  );
}
