import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env.server';
import { processState } from '@/lib/process-state';

/** In memory: it protects this process, and costs a request nothing that it would notice. */
const limiter = () =>
  processState(
    'request-limit',
    () => new RateLimiterMemory({ points: env().sessionRequestsPerMinute, duration: 60 }),
  );

/** Counts a request of the session; seconds until it may ask again where there were too many. */
export async function countRequest(sessionId: string): Promise<number | null> {
  try {
    await limiter().consume(sessionId);
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
