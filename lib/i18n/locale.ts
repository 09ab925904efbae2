import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { cookieValue } from '@/lib/auth/cookies';
import { readSession } from '@/lib/auth/session';
import { env } from '@/lib/env.server';
import { isLocale, LOCALE_COOKIE, type Locale, localeFromHeader } from './locales';

/** The choice made in this browser, else what it asks for, else the clinic's language. */
export function browserLocale(headers: Headers): Locale {
  const chosen = cookieValue(headers, LOCALE_COOKIE);
  if (isLocale(chosen)) return chosen;
  return localeFromHeader(headers.get('accept-language')) ?? env().locale;
}

/** The language of a page: the person's own, else the browser's. */
export const requestLocale = cache(async (): Promise<Locale> => {
  const request = await headers();
  const session = await readSession(request);
  return session?.staff.locale ?? browserLocale(request);
});
