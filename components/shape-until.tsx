'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';

interface ShapeUntilProps {
  /** Of a page that is still on its way; absent where it came whole. */
  shape?: ReactNode;
  children: ReactNode;
}

/**
 * Shows the page as soon as it is there. `Suspense` would keep its fallback up for 300 ms, however soon
 * the page followed. A page that is asked for anew, as after the person signed in again, stays until
 * the new one is here, with what was typed into it.
 */
export function ShapeUntil({ shape, children }: ShapeUntilProps) {
  const [isHere, setHere] = useState(shape === undefined);
  useEffect(() => {
    if (isHere) return;
    // Drawn where it failed too: drawing throws the reason, for the boundary around.
    const show = () => startTransition(() => setHere(true));
    Promise.resolve(children).then(show, show);
  }, [isHere, children]);
  return isHere ? children : shape;
}
