'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { useHydrated } from '@/components/use-hydrated';

/** Waits until script is running, and then for the answer. */
export function SubmitButton({ pending, children }: { pending: boolean; children: ReactNode }) {
  const ready = useHydrated();
  return (
    <fieldset disabled={!ready} className="mt-1 grid">
      <Button type="submit" variant="primary" size="large" pending={pending}>
        {children}
      </Button>
    </fieldset>
  );
}
