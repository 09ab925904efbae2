'use client';

import { useRouter } from 'next/navigation';
import { isAway } from '@/lib/last-touched';
import { useServiceReturn } from '@/lib/queries/use-service-return';

/** Shows nothing; where a part of the page could not be read, asks for the page anew when it can be. */
export function ReloadOnReturn() {
  const router = useRouter();
  useServiceReturn(1, () => {
    if (!isAway()) router.refresh();
  });
  return null;
}
