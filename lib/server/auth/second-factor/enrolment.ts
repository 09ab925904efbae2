import 'server-only';
import { ensureWritable, note, record } from '@/lib/server/audit/audit';
import { auditSubject } from '@/lib/server/audit/audit-entry';
import { accounts, libraryCode } from '@/lib/server/auth/accounts-library';
import {
  countEnrolmentGuess,
  forgiveAttempts,
  forgiveEnrolmentGuesses,
  guesserOf,
  isFreshCode,
  lock,
  type Refusal,
} from '@/lib/server/auth/attempt-limits';
import { cookieNames, onlyCookie, signInCookies } from '@/lib/server/auth/cookies';
import { tryPassword } from '@/lib/server/auth/password/password-attempt';
import { peekSession } from '@/lib/server/auth/session';
import type { Staff } from '@/lib/server/auth/staff';
import { endOtherSessions } from '@/lib/server/auth/staff-accounts';
import type { RequestOrigin } from '@/lib/server/http/request-origin';
import { env } from '@/lib/server/settings/env.server';

export type EnrolOutcome =
  | {
      readonly status: 'begun';
      /** `otpauth://` address for a QR code. */
      readonly totpUri: string;
      /** The same secret, to be typed. */
      readonly secret: string;
      readonly recoveryCodes: readonly string[];
    }
  | {
      readonly status: 'refused';
      readonly refusal: Refusal | { readonly reason: 'wrong' | 'enrolled' };
    };

export type ConfirmOutcome =
  | { readonly status: 'enrolled'; readonly cookies: readonly string[] }
  | { readonly status: 'refused'; readonly refusal: Refusal | { readonly reason: 'wrong' } };

const ACTION = 'second-factor.enrol' as const;

/** Makes a secret and recovery codes; they count once `confirmEnrolment` saw a code. */
export async function beginEnrolment(
  staff: Staff,
  password: string,
  headers: Headers,
  origin: RequestOrigin,
): Promise<EnrolOutcome> {
  const subject = auditSubject(staff);
  const guesser = guesserOf(staff.email, headers, origin);
  const outcome = await tryPassword(
    { guesser, subject, origin, action: ACTION, wrongStatus: 403 },
    () => makeSecret(password, headers),
  );
  if (outcome.status === 'refused') return outcome;
  await forgiveAttempts(guesser);
  const made = outcome.value;
  if (made === 'enrolled') return { status: 'refused', refusal: { reason: 'enrolled' } };
  const detail = { step: 'codes-issued' };
  await record({ ...subject, ...origin, action: ACTION, result: 'ok', status: 200, detail });
  const secret = new URL(made.totpURI).searchParams.get('secret') ?? '';
  return { status: 'begun', totpUri: made.totpURI, secret, recoveryCodes: made.backupCodes };
}

/** Null when the password is wrong. */
async function makeSecret(password: string, headers: Headers) {
  const { api } = await accounts();
  try {
    const enrolment = await api.enableTwoFactor({
      body: { password, method: 'totp' },
      headers: sessionOnly(headers),
    });
    if (enrolment.method !== 'totp') throw new Error('The accounts library made no secret');
    return enrolment;
  } catch (error) {
    const code = libraryCode(error);
    if (code === 'INVALID_PASSWORD') return null;
    if (code === 'TOTP_ALREADY_ENABLED') return 'enrolled';
    throw error;
  }
}

/**
 * Turns the second factor on when the code is right, exchanges the session for a new one and ends
 * the person's others: what a password alone opened must not gain the rights that this gives.
 * Refused as wrong when the code is wrong or used, or nothing was begun.
 */
export async function confirmEnrolment(
  staff: Staff,
  code: string,
  headers: Headers,
  origin: RequestOrigin,
): Promise<ConfirmOutcome> {
  await ensureWritable();
  const entry = { ...auditSubject(staff), ...origin, action: ACTION };
  const attempt = await countEnrolmentGuess(staff.email);
  if (attempt.status === 'refused') {
    const { refusal } = attempt;
    note({ ...entry, result: 'refused', status: 429, detail: { reason: refusal.reason } });
    return { status: 'refused', refusal };
  }
  const cookies = await exchangeSession(staff, code, headers);
  if (cookies === null) {
    await record({ ...entry, result: 'refused', status: 400 });
    if (attempt.spent.length === 0) return { status: 'refused', refusal: { reason: 'wrong' } };
    const refusal = await lock(attempt.spent);
    const { retryAfterSeconds } = refusal;
    const detail = { retryAfterSeconds };
    await record({ ...entry, action: 'lock-out', result: 'refused', status: 429, detail });
    return { status: 'refused', refusal };
  }
  await forgiveEnrolmentGuesses(staff.email);
  await record({ ...entry, result: 'ok', status: 200 });
  return { status: 'enrolled', cookies };
}

async function exchangeSession(
  staff: Staff,
  code: string,
  headers: Headers,
): Promise<readonly string[] | null> {
  // Spent here as at sign-in: seen over a shoulder, it must not open the account it closed.
  if (!(await isFreshCode(staff.id, code))) return null;
  const { api } = await accounts();
  try {
    const answered = await api.verifyTOTP({
      body: { code },
      headers: sessionOnly(headers),
      returnHeaders: true,
    });
    const cookies = signInCookies(answered.headers);
    const session = await sessionOf(cookies);
    if (session === null) return null;
    await endOtherSessions(staff.id, session.id);
    return cookies;
  } catch (error) {
    const refused = ['INVALID_CODE', 'TOTP_NOT_ENABLED'];
    if (refused.includes(libraryCode(error) ?? '')) return null;
    throw error;
  }
}

/** The session that these `Set-Cookie` lines give; null when they give none. */
function sessionOf(cookies: readonly string[]) {
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  return peekSession(new Headers({ cookie }));
}

function sessionOnly(headers: Headers): Headers {
  return onlyCookie(headers, cookieNames(env().secureCookies).session);
}
