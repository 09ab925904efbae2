import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { madeFromDatabase } from '@/lib/db/application-database';
import { rateLimit } from '@/lib/db/schema';
import type { Database } from '@/lib/storage/open-database';
import { network } from './network';

/** Attempts in 15 minutes before an account is locked. */
const ACCOUNT_ATTEMPTS = 5;
const WINDOW_S = 15 * 60;
/** A clinic's whole staff shares one address in the morning: wide enough for their mistakes. */
const ADDRESS_ATTEMPTS = 60;
/** Password checks a minute over all accounts: protects the processor, not one account. */
const GLOBAL_ATTEMPTS = 300;
const MAX_LOCK_S = 4 * 60 * 60;
const DAY_S = 24 * 60 * 60;
/** The accounts library counts wrong codes of the second factor by itself, and locks for this long. */
export const SECOND_FACTOR_LOCK_S = 15 * 60;

export type Refusal =
  | { readonly reason: 'locked'; readonly retryAfterSeconds: number; readonly isNew: boolean }
  | { readonly reason: 'limited'; readonly retryAfterSeconds: number };

/**
 * Counts an attempt before the password is looked at, so that guesses sent at once are counted
 * like guesses sent in turn. Unknown e-mails count the same: a lock says nothing of an account.
 */
export async function countAttempt(email: string, address: string): Promise<Refusal | null> {
  const { account, perAddress, global } = await limits();
  // The address first: one that is held up already must not use up everyone's allowance.
  const outer = (await refusedBy(perAddress, network(address))) ?? (await refusedBy(global, 'all'));
  if (outer !== null) return { reason: 'limited', retryAfterSeconds: seconds(outer) };
  const over = await refusedBy(account, accountKey(email));
  if (over === null) return null;
  if (over.consumedPoints > ACCOUNT_ATTEMPTS + 1) {
    return { reason: 'locked', retryAfterSeconds: seconds(over), isNew: false };
  }
  return lock(email);
}

/** After a wrong password: locks the account when that was the last attempt it had. */
export async function countFailure(email: string): Promise<Refusal | null> {
  const { account } = await limits();
  const now = await account.get(accountKey(email));
  return now !== null && now.consumedPoints === ACCOUNT_ATTEMPTS ? lock(email) : null;
}

/** After a complete sign-in: earlier mistakes are forgiven. No address where none was counted. */
export async function forgiveAttempts(email: string, address?: string): Promise<void> {
  const { account, perAddress, locks } = await limits();
  await account.delete(accountKey(email));
  await locks.delete(accountKey(email));
  if (address !== undefined) await perAddress.reward(network(address));
}

/** Whether this code was not used before: seen over a shoulder, it is worth nothing. */
export async function isFreshCode(staffId: string, code: string): Promise<boolean> {
  const { codes } = await limits();
  return (await refusedBy(codes, hashed(`${staffId}:${code}`))) === null;
}

/** Each lock of a day lasts twice as long as the one before. */
async function lock(email: string): Promise<Refusal> {
  const { account, locks } = await limits();
  const key = accountKey(email);
  const { consumedPoints } = await locks.consume(key);
  const retryAfterSeconds = Math.min(WINDOW_S * 2 ** (consumedPoints - 1), MAX_LOCK_S);
  // Two points over the limit: whoever comes now meets a lock that exists already.
  await account.set(key, ACCOUNT_ATTEMPTS + 2, retryAfterSeconds);
  return { reason: 'locked', retryAfterSeconds, isNew: true };
}

async function refusedBy(limiter: RateLimiterDrizzle, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

function seconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

function accountKey(email: string): string {
  return hashed(email.toLowerCase());
}

/** The table of counters need not be a list of who works here. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function limits() {
  return madeFromDatabase('attempt-limits', createLimits);
}

function createLimits(db: Database) {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterDrizzle({ storeClient: db, schema: rateLimit, keyPrefix, points, duration });
  return {
    account: limiter('account', ACCOUNT_ATTEMPTS, WINDOW_S),
    perAddress: limiter('address', ADDRESS_ATTEMPTS, WINDOW_S),
    global: limiter('all', GLOBAL_ATTEMPTS, 60),
    locks: limiter('locks', Number.MAX_SAFE_INTEGER, DAY_S),
    codes: limiter('code', 1, 120),
  };
}
