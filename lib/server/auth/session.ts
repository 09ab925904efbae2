import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { safeNext } from '@/lib/server/http/safe-next';
import { env } from '@/lib/server/settings/env.server';
import { cookieNames, cookieValue } from './cookies';
import { cachedSession, forgetSessions } from './session-cache';
import { type FoundSession, lookUpSession, removeSession, touchSession } from './session-lookup';
import { JUST_SIGNED_IN_MS } from './session-times';
import { needsSecondFactor, type Staff } from './staff';

export interface StaffSession {
  readonly id: string;
  readonly staff: Staff;
  /** When the person last proved who they are. */
  readonly createdAt: Date;
  /** When the session ends if nothing more happens. */
  readonly idleExpiresAt: Date;
}

/**
 * The session these request headers carry, or null; answers are up to a second old. The person
 * counts as active: the idle end moves on.
 */
export async function readSession(headers: Headers): Promise<StaffSession | null> {
  const cookie = sessionCookie(headers);
  if (cookie === undefined) return null;
  return cachedSession(cookie, async () => {
    const found = await lookUpSession(cookie);
    return found && touchSession(found);
  });
}

/** The same session without counting as activity: for what a page asks without its person. */
export async function watchSession(headers: Headers): Promise<StaffSession | null> {
  const cookie = sessionCookie(headers);
  if (cookie === undefined) return null;
  return cachedSession(`watched ${cookie}`, () => lookUpSession(cookie));
}

/** As it is in the database at this moment, and no activity either. */
export async function peekSession(headers: Headers): Promise<StaffSession | null> {
  const cookie = sessionCookie(headers);
  return cookie === undefined ? null : lookUpSession(cookie);
}

/** Ends the session of these headers, if there is one, and says whose it was. */
export async function endSession(headers: Headers): Promise<StaffSession | null> {
  const cookie = sessionCookie(headers);
  const found: FoundSession | null = cookie === undefined ? null : await lookUpSession(cookie);
  const isEnded = found !== null && (await removeSession(found.id));
  forgetSessions();
  // Of two tabs that end it at once, one did.
  return isEnded ? found : null;
}

/**
 * Whether the person proved who they are just now. Signing in again, with all that it takes, makes a new
 * session: that is the whole of proving it again.
 */
export function isJustSignedIn({ createdAt }: StaffSession, now = Date.now()): boolean {
  return now - createdAt.getTime() < JUST_SIGNED_IN_MS;
}

/** Whether this person has to enrol a second factor before anything else. */
export function owesSecondFactor(staff: Staff): boolean {
  return env().requireSecondFactor && needsSecondFactor(staff.role) && !staff.secondFactor;
}

/**
 * For pages: redirects to `/login?next=…` when nobody is signed in, and to `/second-factor` when
 * enrolment is due. `x-pathname` is where `front/server.mjs` says the page is; it only shapes `next`.
 */
export async function requireSession(): Promise<StaffSession> {
  const request = await headers();
  const session = await readSession(request);
  if (!session) {
    const next = safeNext(request.get('x-pathname'));
    redirect(next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`);
  }
  if (owesSecondFactor(session.staff)) redirect('/second-factor');
  return session;
}

function sessionCookie(headers: Headers): string | undefined {
  const value = cookieValue(headers, cookieNames(env().secureCookies).session);
  return value === undefined || value.length > 512 ? undefined : value;
}
