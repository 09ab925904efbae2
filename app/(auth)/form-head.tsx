import type { ReactNode } from 'react';

export function FormHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6">
      <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      {children && <p className="mt-1 text-ink-muted text-pretty wrap-anywhere">{children}</p>}
    </header>
  );
}
