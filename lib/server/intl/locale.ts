import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { isLocale, LOCALE_COOKIE, type Locale, localeFromHeader } from '@/lib/i18n/locales';
import { cookieValue } from '@/lib/server/auth/cookies';
import { readSession } from '@/lib/server/auth/session';
import { env } from '@/lib/server/settings/env.server';

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
