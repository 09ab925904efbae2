import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitedError } from '../errors';
import { hashApiKey } from './api-key-value';

const MOST_WRONG = 20;
const SECONDS = 60;

/**
 * Counts a key that was looked up and is none; rejects with `RateLimitedError` when there were
 * too many others from the address. A right key never comes here.
 */
export type WrongKeys = (address: string, value: string) => Promise<void>;

/** Only other keys count: a program with one key that was revoked guesses nothing. */
export function createWrongKeys(): WrongKeys {
  const guesses = new RateLimiterMemory({
    points: MOST_WRONG,
    duration: SECONDS,
    blockDuration: SECONDS,
  });
  const known = new RateLimiterMemory({ points: 1, duration: SECONDS });
  return async (address, value) => {
    const counted = await guesses.get(address);
    if (counted !== null && counted.consumedPoints > MOST_WRONG) {
      throw tooMany(counted.msBeforeNext);
    }
    const { consumedPoints } = await known.penalty(`${address} ${hashApiKey(value)}`);
    if (consumedPoints > 1) return;
    try {
      await guesses.consume(address);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw tooMany(refused.msBeforeNext);
    }
  };
}

const tooMany = (milliseconds: number) =>
  new RateLimitedError('Too many wrong API keys.', milliseconds);
