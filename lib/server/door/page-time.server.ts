import 'server-only';
import { cache } from 'react';
import { ClinicError } from '@/lib/server/clinic/errors';

/** Milliseconds from its first read until a page is shown with what there is by then. */
const PATIENCE = 6_000;

/** One for all reads of a page, also those that follow each other. */
const givesUpAt = cache(() => performance.now() + PATIENCE);

/**
 * A read of a page: throws what it throws, and `ClinicError` (504 `SERVICE_TIMEOUT`) where the page has
 * waited for long enough, for nobody looks at an empty window for the sum of all deadlines. The read
 * goes on, for those who keep what it brings.
 */
export async function inPageTime<T>(read: Promise<T>, correlationId: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = () =>
      new ClinicError(504, 'SERVICE_TIMEOUT', { operation: 'page', correlationId });
    timer = setTimeout(() => reject(error()), Math.max(0, givesUpAt() - performance.now()));
  });
  try {
    return await Promise.race([read, late]);
  } finally {
    clearTimeout(timer);
  }
}
