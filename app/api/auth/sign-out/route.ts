import { recordOrLog } from '@/lib/audit/audit';
import { auditSubject } from '@/lib/audit/audit-entry';
import { cookieNames, endedCookie } from '@/lib/auth/cookies';
import { endSession } from '@/lib/auth/session';
import { env } from '@/lib/env.server';
import { answer } from '@/lib/http/answer';
import { openRoute } from '@/lib/http/open-route';

/** Works whether or not anyone is signed in: the outcome is the same. */
export function POST(request: Request): Promise<Response> {
  return openRoute(request, async (origin) => {
    const ended = await endSession(request.headers);
    if (ended) {
      const subject = auditSubject(ended.staff);
      await recordOrLog({ ...subject, ...origin, action: 'sign-out', result: 'ok', status: 200 });
    }
    const { secureCookies } = env();
    const { session, secondFactor } = cookieNames(secureCookies);
    const response = answer({ status: 'signed-out' }, [
      endedCookie(session, secureCookies),
      endedCookie(secondFactor, secureCookies),
    ]);
    response.headers.set('clear-site-data', '"cache", "storage"');
    return response;
  });
}
