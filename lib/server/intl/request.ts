import { getRequestConfig } from 'next-intl/server';
import { isLocale } from '@/lib/i18n/locales';
import { env } from '@/lib/server/settings/env.server';
import { requestLocale } from './locale';

/** Every time on a screen is clinic time, whatever zone the server or the browser is in. */
export default getRequestConfig(async ({ locale: asked }) => {
  // Asked for by name where a part of a page is for somebody who speaks another language.
  const locale = isLocale(asked) ? asked : await requestLocale();
  const { default: messages } = await import(`../../../messages/${locale}.json`);
  return { locale, messages, timeZone: env().timezone };
});
