import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { RowLinks } from './row-links';

/** Steps of the table's own width, in `globals.css`. */
const HIDE = {
  sm: '@max-table-sm:hidden',
  md: '@max-table-md:hidden',
  lg: '@max-table-lg:hidden',
  xl: '@max-table-xl:hidden',
  '2xl': '@max-table-2xl:hidden',
  '3xl': '@max-table-3xl:hidden',
} as const;

export interface Column<Row> {
  key: string;
  header: string;
  /** `undefined` or an empty string shows "–". */
  cell: (row: Row) => ReactNode;
  /** Text starts on the left; numbers, money and times end on the right so that digits line up. */
  align?: 'start' | 'end';
  /**
   * The least important columns give way first where the table is narrow, so that those without a
   * width keep room for a name. What a person needs of a hidden column stands in one that is always
   * there then, up to the same width: `@table-md:hidden`.
   */
  hideBelow?: keyof typeof HIDE;
  /** Its width: columns stay where they are, whatever is found. One at least goes without. */
  className?: string;
}

interface DataTableProps<Row> {
  /** Said to those who do not see the heading above it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a row leads. Its link is in the first column; the rest of the row leads there too. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Stands out: waits for somebody. What it says must say so too. */
  rowTone?: (row: Row) => 'attention' | undefined;
  /** Shown figures are older than what is being asked for. */
  stale?: boolean;
}

function columnClass<Row>({ align, hideBelow, className }: Column<Row>): string {
  return cx(align === 'end' && 'text-right', hideBelow && HIDE[hideBelow], className);
}

/** Dense, with a head that stays in sight. ↑ and ↓ move between rows, Enter opens one. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowHref,
  rowTone,
  stale = false,
}: DataTableProps<Row>) {
  return (
    <RowLinks>
      <table
        className={cx(
          'w-full table-fixed border-separate border-spacing-0',
          stale && 'dim-late cursor-progress',
        )}
        aria-busy={stale}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cx('table-head', columnClass(column))}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        {/* `anywhere`, so that a flex item, too, may be narrower than its longest word. */}
        <tbody className="table-rows wrap-anywhere">
          {rows.map((row) => (
            <tr key={rowKey(row)} data-tone={rowTone?.(row)}>
              {columns.map((column, index) => {
                const content = column.cell(row) || '–';
                return (
                  <td key={column.key} className={columnClass(column)}>
                    {index === 0 && rowHref ? (
                      <a href={rowHref(row)} data-row="" className="row-link">
                        {content}
                      </a>
                    ) : (
                      content
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </RowLinks>
  );
}
