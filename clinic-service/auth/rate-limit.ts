import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ServiceConfig } from '../config';
import { RateLimitedError } from '../errors';

/** Counts a request of the key; rejects with `RateLimitedError` when there were too many. */
export type RateLimit = (keyId: string) => Promise<void>;

/** Per process: it protects the process, it is not an allowance that someone pays for. */
export function createRateLimit({ requests, seconds }: ServiceConfig['rateLimit']): RateLimit {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  return async (keyId) => {
    try {
      await limiter.consume(keyId);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new RateLimitedError('Too many requests with this API key.', refused.msBeforeNext);
    }
  };
}
