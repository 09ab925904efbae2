import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** One line under the title: the few numbers that matter, or whose page this is. */
  facts?: ReactNode;
  /** One primary action, at most two lesser ones. */
  actions?: ReactNode;
}

export function PageHeader({ title, facts, actions }: PageHeaderProps) {
  return (
    <header className="mb-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow sm:basis-44">
          <h1 className="text-xl font-semibold tracking-tight text-balance">{title}</h1>
          {facts && <div className="tabular mt-0.5 wrap-anywhere text-ink-muted">{facts}</div>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
      </div>
    </header>
  );
}
