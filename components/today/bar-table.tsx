import { useLocale } from 'next-intl';
import { Link } from '@/components/ui/buttons/link';
import { formatPesos } from '@/lib/kit/money/money-format';

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** The list that it is the sum of, where there is one. */
  readonly href: string | undefined;
  /** Whole pesos. */
  readonly amount: number;
}

interface BarTableProps {
  caption: string;
  columns: { readonly label: string; readonly amount: string };
  bars: readonly Bar[];
}

/** Amounts as a table, each with a bar as long as it is of the largest. */
export function BarTable({ caption, columns, bars }: BarTableProps) {
  const locale = useLocale();
  const largest = Math.max(1, ...bars.map(({ amount }) => amount));
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-ink-muted">
        <tr className="border-b border-line">
          <th scope="col" className="px-4 py-1 text-left font-normal">
            {columns.label}
          </th>
          <th scope="col" className="px-4 py-1 text-right font-normal">
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {bars.map(({ key, label, href, amount }) => (
          <tr key={key}>
            <th scope="row" className="w-full px-4 py-1.5 text-left font-normal">
              {href === undefined ? (
                label
              ) : (
                <Link
                  href={href}
                  className="inline-flex min-h-6 items-center text-accent no-underline hover:underline touch:min-h-11"
                >
                  {label}
                </Link>
              )}
              <svg
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                className="mt-0.5 block h-1.5 w-full"
                aria-hidden="true"
              >
                <rect width="100" height="6" className="fill-sunken" />
                <rect
                  width={(Math.max(0, amount) / largest) * 100}
                  height="6"
                  className="fill-accent"
                />
              </svg>
            </th>
            <td className="tabular px-4 py-1.5 text-right align-top whitespace-nowrap">
              {formatPesos(amount, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
