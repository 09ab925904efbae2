import 'server-only';
import { eq, lt } from 'drizzle-orm';
import { record } from '@/lib/server/audit/audit';
import { type AuditSubject, auditSubject } from '@/lib/server/audit/audit-entry';
import { database } from '@/lib/server/db/application-database';
import { staff, staffCredential, staffSession, verification } from '@/lib/server/db/schema';
import type { RequestOrigin } from '@/lib/server/http/request-origin';
import { liftLocks } from './account-locks';
import { accounts, libraryCode } from './accounts-library';
import { forgiveAttempts, type Guesser, guesserOf } from './attempt-limits';
import { signInCookies } from './cookies';
import { type PasswordOutcome, tryPassword } from './password/password-attempt';
import { knownDeviceCookie } from './second-factor/known-device';
import { forgetSessions } from './session-cache';

export type SignInOutcome =
  | { readonly status: 'signed-in' | 'second-factor'; readonly cookies: readonly string[] }
  | Extract<PasswordOutcome<never>, { readonly status: 'refused' }>;

/**
 * Checks e-mail and password. An e-mail that nobody has takes the same steps as one that somebody
 * has. Rejects with `AuditUnavailableError` rather than let anyone in without a trace.
 */
export async function signIn(
  { email, password }: { readonly email: string; readonly password: string },
  headers: Headers,
  origin: RequestOrigin,
): Promise<SignInOutcome> {
  const subject = await subjectOf(email);
  const guesser = guesserOf(email, headers, origin);
  const attempt = { guesser, subject, origin, action: 'sign-in', wrongStatus: 401 } as const;
  const outcome = await tryPassword(attempt, async () => {
    if (subject.staffId === undefined) await readNobodysPassword();
    const checked = await checkPassword(email, password);
    if (checked?.status === 'signed-in') {
      const device = await admit(checked.token, subject, guesser, origin, 'password');
      return { ...checked, cookies: [...checked.cookies, device] };
    }
    if (checked?.status === 'second-factor') {
      // Whoever comes no further has the password all the same.
      const detail = { awaits: 'second-factor' };
      await record({ ...subject, ...origin, action: 'sign-in', result: 'ok', status: 200, detail });
    }
    return checked;
  });
  if (outcome.status === 'refused') return outcome;
  const { status, cookies } = outcome.value;
  return { status, cookies };
}

/**
 * The last step of every sign-in: on record, or the new session ends at once. Returns the cookie by
 * which the device is known from now on.
 */
export async function admit(
  token: string,
  subject: AuditSubject,
  guesser: Guesser,
  origin: RequestOrigin,
  method: 'password' | 'totp' | 'recovery' | 'demo' | 'setup',
): Promise<string> {
  const db = await database();
  try {
    await record({
      ...subject,
      ...origin,
      action: 'sign-in',
      result: 'ok',
      status: 200,
      detail: { method },
    });
  } catch (error) {
    await db.delete(staffSession).where(eq(staffSession.token, token));
    forgetSessions();
    throw error;
  }
  const { email, device } = guesser;
  // The demo's buttons and the setup link check no guess, so they counted none.
  if (method === 'demo' || method === 'setup') await liftLocks(email);
  else await forgiveAttempts(guesser);
  const now = new Date();
  await db.delete(staffSession).where(lt(staffSession.expiresAt, now));
  await db.delete(verification).where(lt(verification.expiresAt, now));
  return knownDeviceCookie(email, device);
}

/** Unknown e-mails leave no name behind. */
export async function subjectOf(email: string): Promise<AuditSubject> {
  const db = await database();
  const [found] = await db
    .select()
    .from(staff)
    .where(eq(staff.email, email.toLowerCase()))
    .limit(1);
  return found ? auditSubject(found) : {};
}

/** The accounts library reads a password only where it found somebody, which takes time. */
async function readNobodysPassword(): Promise<void> {
  const db = await database();
  await db.select().from(staffCredential).where(eq(staffCredential.userId, '')).limit(1);
}

type Checked =
  | { readonly status: 'signed-in'; readonly cookies: string[]; readonly token: string }
  | { readonly status: 'second-factor'; readonly cookies: string[] };

/** Null for a wrong password, an unknown e-mail and a disabled person alike. */
export async function checkPassword(email: string, password: string): Promise<Checked | null> {
  const { api } = await accounts();
  try {
    const { headers, response } = await api.signInEmail({
      body: { email, password },
      headers: new Headers(),
      returnHeaders: true,
    });
    const cookies = signInCookies(headers);
    if ('twoFactorRedirect' in response) return { status: 'second-factor', cookies };
    return { status: 'signed-in', cookies, token: response.token };
  } catch (error) {
    const code = libraryCode(error);
    if (code !== undefined && REFUSED.has(code)) return null;
    throw error;
  }
}

const REFUSED = new Set([
  'INVALID_EMAIL_OR_PASSWORD',
  'INVALID_EMAIL',
  'PASSWORD_TOO_LONG',
  'BANNED_USER',
]);
