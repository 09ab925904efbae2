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

export interface Refusal {
  readonly reason: 'locked' | 'limited';
  readonly retryAfterSeconds: number;
}

export type Attempt =
  | { readonly status: 'refused'; readonly refusal: Refusal }
  /** When the last one fails, `lockAccount`. */
  | { readonly status: 'counted'; readonly isLast: boolean };

/**
 * Counts an attempt before the password is looked at, so that guesses sent at once are counted
 * like guesses sent in turn. Unknown e-mails count the same: a lock says nothing of an account.
 */
export async function countAttempt(email: string, address: string): Promise<Attempt> {
  const { account, perAddress, global } = await limits();
  // The address first: one that is held up already must not use up everyone's allowance.
  for (const [limiter, key] of [
    [perAddress, network(address)],
    [global, 'all'],
  ] as const) {
    const { allowed, state } = await consume(limiter, key);
    if (!allowed) return refused('limited', state);
  }
  const { allowed, state } = await consume(account, accountKey(email));
  if (!allowed) return refused('locked', state);
  return { status: 'counted', isLast: state.consumedPoints === ACCOUNT_ATTEMPTS };
}

/** After a complete sign-in: earlier mistakes are forgiven. No address where none was counted. */
export async function forgiveAttempts(email: string, address?: string): Promise<void> {
  const { account, perAddress, locks } = await limits();
  await account.delete(accountKey(email));
  await locks.delete(accountKey(email));
  if (address !== undefined) await perAddress.reward(network(address));
}

/** One that failed for reasons of our own was no guess. */
export async function takeBackAttempt(email: string, address: string): Promise<void> {
  const { account, perAddress } = await limits();
  await account.reward(accountKey(email));
  await perAddress.reward(network(address));
}

/** Whether this code was not used before: seen over a shoulder, it is worth nothing. */
export async function isFreshCode(staffId: string, code: string): Promise<boolean> {
  const { codes } = await limits();
  return (await consume(codes, hashed(`${staffId}:${code}`))).allowed;
}

/**
 * Counts a guess at the code that turns a second factor on: the accounts library counts none inside a
 * session. Returns the refusal once there were too many.
 */
export async function countEnrolmentGuess(email: string): Promise<Refusal | null> {
  const { enrolments } = await limits();
  const { allowed, state } = await consume(enrolments, accountKey(email));
  return allowed ? null : { reason: 'locked', retryAfterSeconds: seconds(state) };
}

export async function forgiveEnrolmentGuesses(email: string): Promise<void> {
  const { enrolments } = await limits();
  await enrolments.delete(accountKey(email));
}

/** Each lock of a day lasts twice as long as the one before. */
export async function lockAccount(email: string): Promise<Refusal> {
  const { account, locks } = await limits();
  const key = accountKey(email);
  const { consumedPoints } = await locks.consume(key);
  const retryAfterSeconds = Math.min(WINDOW_S * 2 ** (consumedPoints - 1), MAX_LOCK_S);
  await account.set(key, ACCOUNT_ATTEMPTS + 1, retryAfterSeconds);
  return { reason: 'locked', retryAfterSeconds };
}

/** Counts one. The library throws what it has counted once that is too much. */
async function consume(limiter: RateLimiterDrizzle, key: string) {
  try {
    return { allowed: true, state: await limiter.consume(key) };
  } catch (error) {
    if (error instanceof RateLimiterRes) return { allowed: false, state: error };
    throw error;
  }
}

function refused(reason: Refusal['reason'], state: RateLimiterRes): Attempt {
  return { status: 'refused', refusal: { reason, retryAfterSeconds: seconds(state) } };
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
    enrolments: limiter('enrolment', ACCOUNT_ATTEMPTS, WINDOW_S),
    codes: limiter('code', 1, 120),
  };
}
