'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isOfBefore } from '@/lib/emr/writings';

/**
 * In a list that the server read: on the way back to it the page comes as it was, and is read anew where
 * something was written meanwhile. `reading` is another each time that the server reads.
 */
export function ReadAnew({ reading }: { reading: string }) {
  const router = useRouter();
  useEffect(() => {
    if (isOfBefore(reading)) router.refresh();
  }, [reading, router]);
  return null;
}
