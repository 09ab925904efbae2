import 'server-only';
import { env } from '@/lib/env.server';
import { cookieNames } from './cookies';

/**
 * The cookies of ours among those the accounts library sets. The session cookie lives as long as
 * the browser: when the session ends is decided here, not by an age that the cookie carries. That the
 * library ends one where it asks for a second factor is left out: an open session stays until the code.
 */
export function signInCookies(headers: Headers): string[] {
  const { session, secondFactor } = cookieNames(env().secureCookies);
  return headers.getSetCookie().flatMap((cookie) => {
    if (cookie.startsWith(`${secondFactor}=`)) return [cookie];
    if (!cookie.startsWith(`${session}=`)) return [];
    const isEnded = cookie.startsWith(`${session}=;`);
    return isEnded ? [] : [cookie.replace(/;\s*Max-Age=\d+/i, '')];
  });
}
