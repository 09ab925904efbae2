import 'server-only';
import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import { database } from '@/lib/server/db/application-database';
import { rateLimit, secondFactor, staff } from '@/lib/server/db/schema';
import { accountKey, LOCKED_POINTS } from './attempt-limits';

/** What is locked: every device that is not known, one network, a known device, or the second factor. */
export type LockKind = 'account' | 'pair' | 'device' | 'code';

export interface AccountLock {
  readonly kind: LockKind;
  /** ISO instant. */
  readonly until: string;
}

const KIND_OF: Readonly<Record<string, LockKind>> = {
  account: 'account',
  pair: 'pair',
  device: 'device',
  enrolment: 'code',
};

/** Of a counter's key, `counter:account:…`. */
const ACCOUNT = sql<string>`split_part(${rateLimit.key}, ':', 2)`;

/** The locks of these accounts by their e-mails, of each kind the one that lasts longest. */
export async function locksOf(
  emails: readonly string[],
): Promise<ReadonlyMap<string, readonly AccountLock[]>> {
  const emailOf = new Map(emails.map((email) => [accountKey(email), email]));
  const found = [
    ...(await countedLocks([...emailOf.keys()])),
    ...(await secondFactorLocks(emails)),
  ];
  const locks = new Map<string, AccountLock[]>();
  for (const { account, kind, until } of found.toSorted(
    (a, b) => Number(b.until) - Number(a.until),
  )) {
    const email = emailOf.get(account) ?? account;
    const known = locks.get(email) ?? [];
    if (known.some((lock) => lock.kind === kind)) continue;
    locks.set(email, [...known, { kind, until: until.toISOString() }]);
  }
  return locks;
}

/** Forgets every guess at an account, from wherever, and how often it was locked today. */
export async function liftLocks(email: string): Promise<void> {
  const db = await database();
  await db.delete(rateLimit).where(eq(ACCOUNT, accountKey(email)));
  const ofPerson = db.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  await db
    .update(secondFactor)
    .set({ failedVerificationCount: 0, lockedUntil: null })
    .where(inArray(secondFactor.userId, ofPerson));
}

interface Found {
  readonly account: string;
  readonly kind: LockKind;
  readonly until: Date;
}

async function countedLocks(keys: readonly string[]): Promise<Found[]> {
  const db = await database();
  const rows = await db
    .select({ account: ACCOUNT, key: rateLimit.key, until: rateLimit.expire })
    .from(rateLimit)
    .where(
      and(
        inArray(ACCOUNT, [...keys]),
        gte(rateLimit.points, LOCKED_POINTS),
        gt(rateLimit.expire, new Date()),
      ),
    );
  return rows.flatMap(({ account, key, until }) => {
    const kind = KIND_OF[key.split(':')[0] ?? ''];
    return kind && until ? [{ account, kind, until }] : [];
  });
}

/** The accounts library keeps these with the second factor. */
async function secondFactorLocks(emails: readonly string[]): Promise<Found[]> {
  const db = await database();
  const rows = await db
    .select({ account: staff.email, until: secondFactor.lockedUntil })
    .from(secondFactor)
    .innerJoin(staff, eq(staff.id, secondFactor.userId))
    .where(and(inArray(staff.email, [...emails]), gt(secondFactor.lockedUntil, new Date())));
  return rows.flatMap(({ account, until }) => (until ? [{ account, kind: 'code', until }] : []));
}
