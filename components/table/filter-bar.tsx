import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';

interface FilterBarProps {
  /** Takes all filters away; absent where there is none. */
  clear: { readonly label: string; readonly onClear: () => void } | false;
  children: ReactNode;
}

/** What a list is searched and filtered by; each choice has its address. */
export function FilterBar({ clear, children }: FilterBarProps) {
  return (
    <search className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-2 print:hidden">
      {children}
      {clear && (
        <Button variant="quiet" icon="close" onClick={clear.onClear}>
          {clear.label}
        </Button>
      )}
    </search>
  );
}
