import type { ReactNode } from 'react';

/** Said in place of a field's help, of what looks unusual and may be saved. */
export function Warning({ children }: { children: ReactNode }) {
  return <span className="text-attention">{children}</span>;
}
