import type { ReactNode } from 'react';
import { cx } from './cx';

interface Item {
  term: string;
  /** `undefined` shows the dash that means "not known". */
  detail: ReactNode;
}

interface DescriptionListProps {
  items: readonly Item[];
  /** Figures and other short values: two of them stand beside each other on a phone. */
  short?: boolean;
}

/** Facts about one thing: term and value, in as many columns as there is room for. */
export function DescriptionList({ items, short = false }: DescriptionListProps) {
  return (
    <dl
      className={cx(
        'grid gap-x-6 gap-y-3',
        short
          ? 'grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]',
      )}
    >
      {items.map(({ term, detail }) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-ink-muted">{term}</dt>
          <dd className="tabular">{detail ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
