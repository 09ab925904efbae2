'use client';

import type { ReactNode } from 'react';
import { Button } from './button';

/** Prints the page as it is. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button icon="print" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
