import { getRequestConfig } from 'next-intl/server';
import { env } from '@/lib/env.server';
import { requestLocale } from './locale';

/** Every time on a screen is clinic time, whatever zone the server or the browser is in. */
export default getRequestConfig(async () => {
  const locale = await requestLocale();
  const { default: messages } = await import(`../../messages/${locale}.json`);
  return { locale, messages, timeZone: env().timezone };
});
