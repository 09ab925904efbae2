import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { isLocale, LOCALE_COOKIE, type Locale, localeFromHeader } from './locales';

/** The language of this request: the browser's cookie, what the browser asks for, the clinic's. */
export const requestLocale = cache(async (): Promise<Locale> => {
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value;
  if (isLocale(chosen)) return chosen;
  return localeFromHeader((await headers()).get('accept-language')) ?? 'es-CO';
});
