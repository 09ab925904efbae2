import 'server-only';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookiePrefix, cookieValue } from '@/lib/server/auth/cookies';
import { lockOutLimits } from '@/lib/server/auth/lock-out-limits';
import { env } from '@/lib/server/settings/env.server';

const DAY_S = 24 * 60 * 60;

/**
 * What a browser that signed in as this person before is counted under; undefined for any other. It
 * opens nothing: its guesses are counted apart, so that those of strangers do not lock it out.
 */
export function knownDevice(headers: Headers, email: string): string | undefined {
  const value = cookieValue(headers, cookieName(email)) ?? '';
  const [device = '', since = '', given = ''] = value.split('.');
  const expected = Buffer.from(signature(email, device, since));
  const isOurs = given.length === expected.length && timingSafeEqual(Buffer.from(given), expected);
  return isOurs && Date.now() < Number(since) + maxAge() * 1000 ? device : undefined;
}

/** `Set-Cookie` by which the browser is known from now on; it stays the device that it was. */
export function knownDeviceCookie(email: string, device: string | undefined): string {
  const { secureCookies } = env();
  const name = device ?? randomBytes(16).toString('base64url');
  const since = String(Date.now());
  const value = `${name}.${since}.${signature(email, name, since)}`;
  const attributes = `Path=/; Max-Age=${maxAge()}; HttpOnly; SameSite=Strict`;
  return `${cookieName(email)}=${value}; ${attributes}${secureCookies ? '; Secure' : ''}`;
}

/** One for each person: several share the computer at the desk. */
function cookieName(email: string): string {
  const person = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16);
  return `${cookiePrefix(env().secureCookies)}device-${person}`;
}

function signature(email: string, device: string, since: string): string {
  const told = JSON.stringify(['known device', email.toLowerCase(), device, since]);
  return createHmac('sha256', env().sessionSecret).update(told).digest('base64url');
}

function maxAge(): number {
  return lockOutLimits().knownDeviceDays * DAY_S;
}
