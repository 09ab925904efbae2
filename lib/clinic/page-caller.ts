import 'server-only';
import { headers } from 'next/headers';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { requireSession } from '@/lib/auth/session';
import { clientAddress } from '@/lib/http/client-address';
import { correlationId } from '@/lib/http/correlation-id';
import type { Caller } from './caller';

/** Who a page is rendered for, once per request. Redirects to sign-in where nobody is. */
export const pageCaller = cache(async (): Promise<Caller> => {
  const session = await requireSession();
  const request = await headers();
  return {
    session,
    locale: await getLocale(),
    correlationId: correlationId(request),
    address: clientAddress(request),
  };
});
