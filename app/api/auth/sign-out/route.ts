import { cookieNames, endedCookie } from '@/lib/server/auth/cookies';
import { leave } from '@/lib/server/auth/leave';
import { answer } from '@/lib/server/http/answer';
import { openRoute } from '@/lib/server/http/open-route';
import { env } from '@/lib/server/settings/env.server';

/** Works whether or not anyone is signed in: the outcome is the same. */
export function POST(request: Request): Promise<Response> {
  return openRoute(request, async (origin) => {
    await leave(request.headers, origin, 'sign-out');
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
