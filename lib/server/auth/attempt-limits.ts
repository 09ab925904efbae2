import 'server-only';
import { createHash } from 'node:crypto';
import { and, inArray, lt, sql } from 'drizzle-orm';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import { database, madeFromDatabase } from '@/lib/server/db/application-database';
import { safety } from '@/lib/server/db/clinic-settings.server';
import { rateLimit } from '@/lib/server/db/schema';
import type { RequestOrigin } from '@/lib/server/http/request-origin';
import type { Database } from '@/lib/server/storage/open-database';
import { lockOutLimits } from './lock-out-limits';
import { network } from './network';
import { knownDevice } from './second-factor/known-device';

const DAY_S = 24 * 60 * 60;
/** Points of a counter that is locked, whatever the clinic's limit becomes meanwhile. */
export const LOCKED_POINTS = 1_000_000_000;
const USED_CODE_S = 120;

export interface Refusal {
  readonly reason: 'locked' | 'limited';
  readonly retryAfterSeconds: number;
}

/** Who tries a password: at which account, from where. */
export interface Guesser {
  readonly email: string;
  readonly address: string;
  /** Undefined unless it signed in as this person before. */
  readonly device: string | undefined;
}

export function guesserOf(email: string, headers: Headers, { address }: RequestOrigin): Guesser {
  return { email, address, device: knownDevice(headers, email) };
}

/** Prefixes of the counters in the table; all but the last three have locks. */
type Counter = 'device' | 'pair' | 'account' | 'enrolment' | 'network' | 'all' | 'locks' | 'codes';

interface Budget {
  readonly counter: Counter;
  readonly key: string;
}

export type Attempt =
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | {
      readonly status: 'counted';
      /** The budgets that it was counted at. */
      readonly counted: readonly Budget[];
      /** Those of which this was the last guess. When it fails, `lock` them. */
      readonly spent: readonly Budget[];
    };

/**
 * Counts an attempt before the password is looked at, so that guesses sent at once are counted
 * like guesses sent in turn. Unknown e-mails count the same: a lock says nothing of an account.
 */
export async function countAttempt(guesser: Guesser): Promise<Attempt> {
  const { device, pair, account, network, all } = budgetsOf(guesser);
  const { guesses, networkGuesses, strangersAMinute } = lockOutLimits(await safety());
  if (device) return countOne(device, guesses);
  // The network first: one that is held up already must not use up everyone's allowance.
  const ofNetwork = await consume(network);
  if (ofNetwork.points === networkGuesses + 1) {
    return { status: 'refused', refusal: await lock([network]) };
  }
  if (ofNetwork.points > networkGuesses) return refused('limited', ofNetwork);
  const ofPair = await consume(pair);
  if (ofPair.points > guesses) return refused('locked', ofPair);
  // The last guess of a network locks that network alone: nobody locks an account for others by themselves.
  const isLastOfPair = ofPair.points === guesses;
  const ofAccount = isLastOfPair ? await peek(account) : await consume(account);
  if (ofAccount.points > guesses) {
    await takeBack([pair]);
    return refused('locked', ofAccount);
  }
  const counted = [network, pair, ...(isLastOfPair ? [] : [account])];
  const ofAll = await consume(all, 60);
  if (ofAll.points > strangersAMinute) {
    await takeBack(counted);
    return refused('limited', ofAll);
  }
  const isLastOfAccount = !isLastOfPair && ofAccount.points === guesses;
  const spent = [...(isLastOfPair ? [pair] : []), ...(isLastOfAccount ? [account] : [])];
  return { status: 'counted', counted, spent };
}

/**
 * Counts a guess at the code that turns a second factor on: the accounts library counts none inside a
 * session.
 */
export async function countEnrolmentGuess(email: string): Promise<Attempt> {
  return countOne(enrolmentOf(email), lockOutLimits(await safety()).guesses);
}

/**
 * After a complete sign-in: earlier mistakes from there are forgiven. A known device forgives none of
 * strangers, who would guess on each time the person came.
 */
export async function forgiveAttempts(guesser: Guesser): Promise<void> {
  const { device, pair, account, network } = budgetsOf(guesser);
  if (device) return forget([device]);
  await forget([pair, account]);
  await takeBack([network]);
}

export function forgiveEnrolmentGuesses(email: string): Promise<void> {
  return forget([enrolmentOf(email)]);
}

/**
 * Begins every count of guesses anew, as when the clinic changed how many are too many: those made under
 * the former limit would lock by the new one. Locks stay.
 */
export async function beginCountsAnew(): Promise<void> {
  const db = await database();
  const counters: readonly Counter[] = ['device', 'pair', 'account', 'enrolment', 'network'];
  const counter = sql<string>`split_part(${rateLimit.key}, ':', 1)`;
  await db
    .delete(rateLimit)
    .where(and(inArray(counter, [...counters]), lt(rateLimit.points, LOCKED_POINTS)));
}

/** A guess that failed for reasons of our own was none. None is given back that was not counted. */
export async function takeBack(counted: readonly Budget[]): Promise<void> {
  const all = await limiters();
  for (const { counter, key } of counted) {
    const found = await all[counter].get(key);
    if (found && found.consumedPoints > 0) await all[counter].reward(key);
  }
}

/** Whether this code was not used before: seen over a shoulder, it is worth nothing. */
export async function isFreshCode(staffId: string, code: string): Promise<boolean> {
  const used = await consume({ counter: 'codes', key: hashed(`${staffId}:${code}`) }, USED_CODE_S);
  return used.points === 1;
}

/** Each lock of a day lasts twice as long as the one before. */
export async function lock(spent: readonly Budget[]): Promise<Refusal> {
  const { firstLockSeconds, longestLockSeconds } = lockOutLimits(await safety());
  let longest: Refusal = { reason: 'limited', retryAfterSeconds: 0 };
  for (const { counter, key } of spent) {
    const { points } = await consume({ counter: 'locks', key }, DAY_S);
    const retryAfterSeconds = Math.min(firstLockSeconds * 2 ** (points - 1), longestLockSeconds);
    await (await limiters())[counter].set(key, LOCKED_POINTS, retryAfterSeconds);
    const reason = counter === 'network' ? 'limited' : 'locked';
    if (retryAfterSeconds > longest.retryAfterSeconds) longest = { reason, retryAfterSeconds };
  }
  return longest;
}

/** By its e-mail: the table of counters need not be a list of who works here. */
export function accountKey(email: string): string {
  return hashed(email.toLowerCase());
}

/** Keys of an account begin with `accountKey`, so that its locks can be found and lifted. */
function budgetsOf({ email, address, device }: Guesser) {
  const account = accountKey(email);
  const from = network(address);
  const of = (counter: Counter, key: string): Budget => ({ counter, key });
  return {
    device: device === undefined ? undefined : of('device', `${account}:${hashed(device)}`),
    pair: of('pair', `${account}:${hashed(from)}`),
    account: of('account', account),
    network: of('network', from),
    all: of('all', 'all'),
  };
}

function enrolmentOf(email: string): Budget {
  return { counter: 'enrolment', key: `${accountKey(email)}:code` };
}

async function countOne(budget: Budget, guesses: number): Promise<Attempt> {
  const counted = await consume(budget);
  if (counted.points > guesses) return refused('locked', counted);
  const spent = counted.points === guesses ? [budget] : [];
  return { status: 'counted', counted: [budget], spent };
}

interface Counted {
  readonly points: number;
  readonly msBeforeNext: number;
}

async function consume(
  { counter, key }: Budget,
  seconds = lockOutLimits().windowSeconds,
): Promise<Counted> {
  const limiter = (await limiters())[counter];
  const { consumedPoints, msBeforeNext } = await limiter.consume(key, 1, {
    customDuration: seconds,
  });
  return { points: consumedPoints, msBeforeNext };
}

async function peek({ counter, key }: Budget): Promise<Counted> {
  const found = await (await limiters())[counter].get(key);
  return { points: found?.consumedPoints ?? 0, msBeforeNext: found?.msBeforeNext ?? 0 };
}

/** The counts and how often they led to a lock. */
async function forget(budgets: readonly Budget[]): Promise<void> {
  const db = await database();
  const keys = budgets.flatMap(({ counter, key }) => [`${counter}:${key}`, `locks:${key}`]);
  await db.delete(rateLimit).where(inArray(rateLimit.key, keys));
}

function refused(reason: Refusal['reason'], { msBeforeNext }: Counted): Attempt {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return { status: 'refused', refusal: { reason, retryAfterSeconds } };
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function limiters() {
  return madeFromDatabase('attempt-limits', createLimiters);
}

/** They only count: how many are too many is said here, as the clinic may change it at any time. */
function createLimiters(db: Database): Readonly<Record<Counter, RateLimiterDrizzle>> {
  const limiter = (keyPrefix: Counter) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimit,
      keyPrefix,
      points: Number.MAX_SAFE_INTEGER,
      duration: DAY_S,
    });
  return {
    device: limiter('device'),
    pair: limiter('pair'),
    account: limiter('account'),
    enrolment: limiter('enrolment'),
    network: limiter('network'),
    all: limiter('all'),
    locks: limiter('locks'),
    codes: limiter('codes'),
  };
}
