import 'server-only';
import { headers } from 'next/headers';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { requireSession } from '@/lib/auth/session';
import { requestOrigin } from '@/lib/http/request-origin';
import type { Caller } from './caller';

/** Who a page is rendered for, once per request. Redirects to sign-in where nobody is. */
export const pageCaller = cache(async (): Promise<Caller> => {
  const session = await requireSession();
  return { ...requestOrigin(await headers()), session, locale: await getLocale() };
});
