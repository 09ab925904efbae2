import { leave } from '@/lib/server/auth/leave';
import { answer } from '@/lib/server/http/answer';
import { openRoute } from '@/lib/server/http/open-route';

/**
 * Ends the session of a screen that nobody used, as its page tells. The cookie is left alone: whoever
 * signs in again meanwhile has another one by then.
 */
export function POST(request: Request): Promise<Response> {
  return openRoute(request, async (origin) => {
    await leave(request.headers, origin, 'idle-lock');
    return answer({ status: 'locked' });
  });
}
