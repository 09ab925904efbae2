import 'server-only';
import { headers } from 'next/headers';
import { after } from 'next/server';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { RequestView } from '@/lib/server/audit/request-view';
import { invoiceOn, screenAction } from '@/lib/server/audit/screen-action';
import { requireSession } from '@/lib/server/auth/session';
import { requestOrigin } from '@/lib/server/http/request-origin';
import type { Caller } from './caller';

/** Who a page is rendered for, once per request. Redirects to sign-in where nobody is. */
export const pageCaller = cache(async (): Promise<Caller> => {
  const session = await requireSession();
  const given = await headers();
  const path = given.get('x-pathname') ?? '';
  const invoiceId = invoiceOn(path);
  const view = new RequestView(screenAction(path), invoiceId === undefined ? {} : { invoiceId });
  after(() => view.close());
  return { ...requestOrigin(given), session, locale: await getLocale(), view };
});
