import { record } from '@/lib/audit/audit';
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
      const { id: staffId, name: staffName, role } = ended.staff;
      const entry = { ...origin, staffId, staffName, role, action: 'sign-out' } as const;
      await record({ ...entry, result: 'ok', status: 200 });
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
