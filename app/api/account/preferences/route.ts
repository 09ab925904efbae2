import * as z from 'zod/mini';
import { LOCALE_COOKIE, LOCALES } from '@/lib/i18n/locales';
import { readSession } from '@/lib/server/auth/session';
import { changePreferences } from '@/lib/server/auth/staff-accounts';
import { answer } from '@/lib/server/http/answer';
import { parseBody } from '@/lib/server/http/body';
import { openRoute } from '@/lib/server/http/open-route';
import { env } from '@/lib/server/settings/env.server';
import { THEME_COOKIE, THEMES } from '@/lib/theme';

const body = z.strictObject({
  locale: z.optional(z.enum(LOCALES)),
  theme: z.optional(z.enum(THEMES)),
});

const YEAR_S = 365 * 24 * 60 * 60;

/** Language and theme: kept with the person when somebody is signed in, and in this browser. */
export function PATCH(request: Request): Promise<Response> {
  return openRoute(request, async () => {
    const { locale, theme } = await parseBody(request, body);
    const preferences = {
      ...(locale === undefined ? {} : { locale }),
      ...(theme === undefined ? {} : { theme }),
    };
    const session = await readSession(request.headers);
    if (session) await changePreferences(session.staff.id, preferences);
    return answer(preferences, [
      ...(locale === undefined ? [] : [preference(LOCALE_COOKIE, locale)]),
      ...(theme === undefined ? [] : [preference(THEME_COOKIE, theme)]),
    ]);
  });
}

function preference(name: string, value: string): string {
  const secure = env().secureCookies ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`;
}
