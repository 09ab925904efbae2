import 'server-only';
import { and, eq, gt } from 'drizzle-orm';
import { record } from '@/lib/server/audit/audit';
import { auditSubject } from '@/lib/server/audit/audit-entry';
import { accounts, isLibraryConflict, libraryCode } from '@/lib/server/auth/accounts-library';
import { guesserOf, isFreshCode } from '@/lib/server/auth/attempt-limits';
import { cookieNames, cookieValue, onlyCookie, signInCookies } from '@/lib/server/auth/cookies';
import { isSealedElsewhere } from '@/lib/server/auth/sealed-elsewhere';
import { admit } from '@/lib/server/auth/sign-in';
import { database } from '@/lib/server/db/application-database';
import { secondFactor, staff, verification } from '@/lib/server/db/schema';
import type { RequestOrigin } from '@/lib/server/http/request-origin';
import { env } from '@/lib/server/settings/env.server';
import { normalRecoveryCode } from './recovery-codes';

export type SecondFactorKind = 'totp' | 'recovery';

export type SecondFactorOutcome =
  | { readonly status: 'signed-in'; readonly cookies: readonly string[] }
  | { readonly status: 'refused'; readonly reason: Exclude<Reason, 'locked'> }
  | { readonly status: 'refused'; readonly reason: 'locked'; readonly retryAfterSeconds: number };

type Reason = 'wrong' | 'expired' | 'locked' | 'unreadable';

/** The second step of a sign-in, for whoever holds the cookie of the first. */
export async function signInWithSecondFactor(
  given: { readonly code: string; readonly kind: SecondFactorKind },
  headers: Headers,
  origin: RequestOrigin,
): Promise<SecondFactorOutcome> {
  const person = await awaited(headers);
  if (!person) return { status: 'refused', reason: 'expired' };
  const outcome = await check(given, headers, person.id);
  const subject = auditSubject(person);
  if (outcome.status === 'refused') {
    await record({
      ...subject,
      ...origin,
      action: outcome.reason === 'locked' ? 'lock-out' : 'second-factor',
      result: outcome.reason === 'unreadable' ? 'failed' : 'refused',
      status: REFUSAL_STATUS[outcome.reason],
      detail: { kind: given.kind },
    });
    return outcome.reason === 'locked'
      ? { ...outcome, reason: 'locked', retryAfterSeconds: await secondsLocked(person.id) }
      : { ...outcome, reason: outcome.reason };
  }
  const guesser = guesserOf(person.email, headers, origin);
  const device = await admit(outcome.token, subject, guesser, origin, given.kind);
  return { status: 'signed-in', cookies: [...outcome.cookies, device] };
}

/** Seconds until codes of this person are looked at again; the accounts library keeps until when. */
async function secondsLocked(staffId: string): Promise<number> {
  const db = await database();
  const [lock] = await db
    .select({ until: secondFactor.lockedUntil })
    .from(secondFactor)
    .where(eq(secondFactor.userId, staffId));
  const left = (lock?.until?.getTime() ?? 0) - Date.now();
  return Math.max(1, Math.ceil(left / 1_000));
}

/** What is answered. */
export const REFUSAL_STATUS = { wrong: 401, expired: 401, locked: 429, unreadable: 503 } as const;

type Checked =
  | { readonly status: 'signed-in'; readonly cookies: string[]; readonly token: string }
  | { readonly status: 'refused'; readonly reason: Reason };

async function check(
  { code, kind }: { readonly code: string; readonly kind: SecondFactorKind },
  headers: Headers,
  staffId: string,
): Promise<Checked> {
  // First of all: a code that was used before would be told to be wrong, and none of them is.
  if (await isSealedElsewhere(staffId)) return { status: 'refused', reason: 'unreadable' };
  const { api } = await accounts();
  // Without the session cookie: inside someone's session the library would count no attempts.
  const request = {
    headers: onlyCookie(headers, names().secondFactor),
    returnHeaders: true,
  } as const;
  try {
    if (kind === 'totp' && !(await isFreshCode(staffId, code))) {
      return { status: 'refused', reason: 'wrong' };
    }
    const { headers: answered, response } =
      kind === 'totp'
        ? await api.verifyTOTP({ body: { code }, ...request })
        : await api.verifyBackupCode({ body: { code: normalRecoveryCode(code) }, ...request });
    const { token } = response;
    if (typeof token !== 'string') throw new Error('The accounts library made no session');
    return { status: 'signed-in', cookies: signInCookies(answered), token };
  } catch (error) {
    // Of one recovery code that is sent several times at once, one uses it up.
    const reason = isLibraryConflict(error) ? 'wrong' : REASONS[libraryCode(error) ?? ''];
    if (reason === undefined) throw error;
    return { status: 'refused', reason };
  }
}

const REASONS: Readonly<Record<string, Reason>> = {
  INVALID_CODE: 'wrong',
  INVALID_BACKUP_CODE: 'wrong',
  INVALID_TWO_FACTOR_COOKIE: 'expired',
  TOTP_NOT_ENABLED: 'expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'expired',
  BANNED_USER: 'expired',
  ACCOUNT_TEMPORARILY_LOCKED: 'locked',
};

/** Whose second factor is awaited. The cookie's signature is checked with the code, not here. */
async function awaited(headers: Headers) {
  const cookie = cookieValue(headers, names().secondFactor);
  const identifier = /^[\w-]{1,64}/.exec(cookie ?? '')?.[0];
  if (identifier === undefined) return undefined;
  const db = await database();
  const [found] = await db
    .select({ id: staff.id, name: staff.name, email: staff.email, role: staff.role })
    .from(verification)
    .innerJoin(staff, eq(staff.id, verification.value))
    .where(and(eq(verification.identifier, identifier), gt(verification.expiresAt, new Date())))
    .limit(1);
  return found;
}

function names() {
  return cookieNames(env().secureCookies);
}
