import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { readSession } from '@/lib/server/auth/session';
import { isTheme, THEME_COOKIE, type Theme } from '@/lib/theme';

/** The person's own choice, else this browser's, else the device's. */
export const currentTheme = cache(async (): Promise<Theme> => {
  const session = await readSession(await headers());
  if (session) return session.staff.theme;
  const chosen = (await cookies()).get(THEME_COOKIE)?.value;
  return isTheme(chosen) ? chosen : 'system';
});
