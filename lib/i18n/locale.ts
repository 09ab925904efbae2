import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { readSession } from '@/lib/auth/session';
import { env } from '@/lib/env.server';
import { isLocale, LOCALE_COOKIE, type Locale, localeFromHeader } from './locales';

/** The person's own language, else this browser's choice, else what it asks for, else the clinic's. */
export const requestLocale = cache(async (): Promise<Locale> => {
  const request = await headers();
  const own = (await readSession(request))?.staff.locale;
  if (own) return own;
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value;
  if (isLocale(chosen)) return chosen;
  return localeFromHeader(request.get('accept-language')) ?? env().locale;
});
