import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { RowLinks } from './row-links';

export interface Column<Row> {
  key: string;
  header: string;
  /** `undefined` or an empty string shows "–". */
  cell: (row: Row) => ReactNode;
  /** Text starts on the left; numbers, money and times end on the right so that digits line up. */
  align?: 'start' | 'end';
  /** The least important columns give way first on narrow screens. */
  hideBelow?: 'md' | 'xl';
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

const HIDE = { md: 'max-md:hidden', xl: 'max-xl:hidden' } as const;

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
        <tbody className="table-rows">
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
