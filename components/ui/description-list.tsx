import type { ReactNode } from 'react';

interface Item {
  term: string;
  /** `undefined` shows the dash that means "not known". */
  detail: ReactNode;
}

/** Facts about one thing: term and value, in as many columns as there is room for. */
export function DescriptionList({ items }: { items: readonly Item[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-3">
      {items.map(({ term, detail }) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-ink-muted">{term}</dt>
          <dd className="tabular break-words">{detail ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
