import 'server-only';
import type { ProtectedRequest } from '@/lib/server/auth/protected-route';
import { browserLocale } from '@/lib/server/intl/locale';
import type { Caller } from './caller';

/** Who a handler answers: the person's own language, else their browser's. */
export function requestCaller(context: ProtectedRequest, headers: Headers): Caller {
  return { ...context, locale: context.session.staff.locale ?? browserLocale(headers) };
}
