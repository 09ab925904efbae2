import 'server-only';
import { env } from '@/lib/server/settings/env.server';

export interface CookieNames {
  readonly session: string;
  /** Proof that the password was right, while the second factor is awaited. */
  readonly secondFactor: string;
}

/** `__Host-` makes a browser refuse the cookie from anywhere but this very host. */
export function cookiePrefix(secure: boolean): string {
  return secure ? '__Host-' : '';
}

export function cookieNames(secure: boolean): CookieNames {
  const prefix = cookiePrefix(secure);
  return { session: `${prefix}session`, secondFactor: `${prefix}second-factor` };
}

/** The raw value of one cookie of a request. */
export function cookieValue(headers: Headers, name: string): string | undefined {
  for (const part of headers.get('cookie')?.split(';') ?? []) {
    const equals = part.indexOf('=');
    if (part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}

/** Headers that carry one cookie of the request and nothing else it says. */
export function onlyCookie(headers: Headers, name: string): Headers {
  const value = cookieValue(headers, name);
  return new Headers(value === undefined ? {} : { cookie: `${name}=${value}` });
}

/** `Set-Cookie` that ends a cookie. */
export function endedCookie(name: string, secure: boolean): string {
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

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
