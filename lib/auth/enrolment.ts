import 'server-only';
import { record } from '@/lib/audit/audit';
import { auditSubject } from '@/lib/audit/audit-entry';
import { env } from '@/lib/env.server';
import type { RequestOrigin } from '@/lib/http/request-origin';
import { accounts } from './accounts-library';
import { countAttempt, forgiveAttempts, isFreshCode, type Refusal } from './attempt-limits';
import { cookieNames, onlyCookie } from './cookies';
import { libraryCode } from './library-errors';
import { peekSession } from './session';
import { signInCookies } from './sign-in-cookies';
import type { Staff } from './staff';
import { endOtherSessions } from './staff-accounts';

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

/** Makes a secret and recovery codes; they count once `confirmEnrolment` saw a code. */
export async function beginEnrolment(
  staff: Staff,
  password: string,
  headers: Headers,
  origin: RequestOrigin,
): Promise<EnrolOutcome> {
  const refusal = await countAttempt(staff.email, origin.address);
  if (refusal !== null) return { status: 'refused', refusal };
  const { api } = await accounts();
  try {
    const enrolment = await api.enableTwoFactor({
      body: { password, method: 'totp' },
      headers: sessionOnly(headers),
    });
    await forgiveAttempts(staff.email, origin.address);
    if (enrolment.method !== 'totp') throw new Error('The accounts library made no secret');
    const secret = new URL(enrolment.totpURI).searchParams.get('secret') ?? '';
    return {
      status: 'begun',
      totpUri: enrolment.totpURI,
      secret,
      recoveryCodes: enrolment.backupCodes,
    };
  } catch (error) {
    const code = libraryCode(error);
    if (code === 'INVALID_PASSWORD') {
      await record({
        ...auditSubject(staff),
        ...origin,
        action: 'second-factor.enrol',
        result: 'refused',
        status: 403,
      });
      return { status: 'refused', refusal: { reason: 'wrong' } };
    }
    if (code !== 'TOTP_ALREADY_ENABLED') throw error;
    return { status: 'refused', refusal: { reason: 'enrolled' } };
  }
}

/**
 * Turns the second factor on when the code is right, exchanges the session for a new one and ends
 * the person's others: what a password alone opened must not gain the rights that this gives.
 * Returns the new session's cookies; null when the code is wrong or used, or nothing was begun.
 */
export async function confirmEnrolment(
  staff: Staff,
  code: string,
  headers: Headers,
  origin: RequestOrigin,
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
    await record({
      ...auditSubject(staff),
      ...origin,
      action: 'second-factor.enrol',
      result: 'ok',
      status: 200,
    });
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
