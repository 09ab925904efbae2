import { cx } from '@/components/ui/cx';

interface SheetHeadProps {
  patient: string;
  columns: readonly { readonly label: string; readonly className?: string }[];
}

/** The head of a table on paper: it is on every sheet, and says on each whose it is. */
export function SheetHead({ patient, columns }: SheetHeadProps) {
  return (
    <thead>
      <tr className="hidden print:table-row">
        <th
          colSpan={columns.length}
          scope="colgroup"
          className="px-2 pb-1 text-left text-sm font-semibold"
        >
          {patient}
        </th>
      </tr>
      <tr>
        {columns.map(({ label, className }) => (
          <th
            key={label}
            scope="col"
            className={cx(
              'border-b border-line-strong px-2 py-1.5 text-left text-sm font-medium text-ink-muted',
              className,
            )}
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
