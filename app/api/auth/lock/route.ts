import { recordOrLog } from '@/lib/audit/audit';
import { auditSubject } from '@/lib/audit/audit-entry';
import { endSession } from '@/lib/auth/session';
import { answer } from '@/lib/http/answer';
import { openRoute } from '@/lib/http/open-route';

/**
 * Ends the session of a screen that nobody used, as its page tells. The cookie is left alone: whoever
 * signs in again meanwhile has another one by then.
 */
export function POST(request: Request): Promise<Response> {
  return openRoute(request, async (origin) => {
    const ended = await endSession(request.headers);
    if (ended) {
      const subject = auditSubject(ended.staff);
      await recordOrLog({ ...subject, ...origin, action: 'idle-lock', result: 'ok', status: 200 });
    }
    return answer({ status: 'locked' });
  });
}
