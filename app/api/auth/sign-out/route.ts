import { cookieNames, endedCookie } from '@/lib/auth/cookies';
import { leave } from '@/lib/auth/leave';
import { env } from '@/lib/env.server';
import { answer } from '@/lib/http/answer';
import { openRoute } from '@/lib/http/open-route';

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
