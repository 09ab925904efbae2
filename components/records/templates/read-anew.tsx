'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useMakeAnew } from '@/components/form/use-make-anew';
import { countWritings, isOfBefore, onWriting } from '@/lib/records/templates/writings';

/**
 * In a list that the server read: it is read anew where something was written meanwhile, on the way back
 * to it or while it is shown (the form was left before it was saved). `reading` is another each time that
 * the server reads.
 */
export function ReadAnew({ reading }: { reading: string }) {
  const makeAnew = useMakeAnew();
  const writings = useSyncExternalStore(onWriting, countWritings, () => 0);
  useEffect(() => {
    if (isOfBefore(reading, writings)) void makeAnew();
  }, [reading, writings, makeAnew]);
  return null;
}
