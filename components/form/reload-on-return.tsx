'use client';

import { useServiceReturn } from '@/lib/queries/use-service-return';
import { useMakeAnew } from './use-make-anew';

/** Shows nothing; where a part of the page could not be read, asks for the page anew when it can be. */
export function ReloadOnReturn() {
  useServiceReturn(1, useMakeAnew());
  return null;
}
