import 'server-only';
import type { ProtectedRequest } from '@/lib/auth/protected-route';
import { browserLocale } from '@/lib/i18n/locale';
import type { Caller } from './caller';

/** Who a handler answers: the person's own language, else their browser's. */
export function requestCaller(context: ProtectedRequest, headers: Headers): Caller {
  return { ...context, locale: context.session.staff.locale ?? browserLocale(headers) };
}
