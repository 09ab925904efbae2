'use client';

import { useEffect } from 'react';
import { useMakeAnew } from '@/components/form/use-make-anew';
import { isOfBefore } from '@/lib/emr/writings';

/**
 * In a list that the server read: on the way back to it the page comes as it was, and is read anew where
 * something was written meanwhile. `reading` is another each time that the server reads.
 */
export function ReadAnew({ reading }: { reading: string }) {
  const makeAnew = useMakeAnew();
  useEffect(() => {
    if (isOfBefore(reading)) void makeAnew();
  }, [reading, makeAnew]);
  return null;
}
