import { owesSecondFactor, peekSession } from '@/lib/server/auth/session';
import { answer } from '@/lib/server/http/answer';
import { openRoute } from '@/lib/server/http/open-route';
import { problem } from '@/lib/server/http/problem';

/** Who is signed in and until when; asking does not keep the session alive. */
export function GET(request: Request): Promise<Response> {
  return openRoute(request, async ({ correlationId }) => {
    const session = await peekSession(request.headers);
    if (!session) return problem(401, { code: 'SIGNED_OUT', correlationId });
    const { staff, idleExpiresAt } = session;
    return answer({
      staff,
      idleExpiresAt: idleExpiresAt.toISOString(),
      secondFactorDue: owesSecondFactor(staff),
    });
  });
}
