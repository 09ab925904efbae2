import * as z from 'zod/mini';
import { protectedRoute } from '@/lib/server/auth/protected-route';
import { limitedProblem } from '@/lib/server/auth/refusals';
import { beginEnrolment } from '@/lib/server/auth/second-factor/enrolment';
import { answer } from '@/lib/server/http/answer';
import { parseBody } from '@/lib/server/http/body';
import { problem } from '@/lib/server/http/problem';

const body = z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(1_024)) });

const protection = {
  action: 'second-factor.enrol' as const,
  may: () => true,
  beforeSecondFactor: true,
};

export function POST(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async ({ session, ...origin }) => {
    const { password } = await parseBody(request, body);
    const outcome = await beginEnrolment(session.staff, password, request.headers, origin);
    if (outcome.status === 'begun') {
      const { totpUri, secret, recoveryCodes } = outcome;
      return answer({ totpUri, secret, recoveryCodes });
    }
    const { refusal } = outcome;
    const { correlationId } = origin;
    switch (refusal.reason) {
      case 'wrong':
        return problem(403, { code: 'INVALID_CREDENTIALS', correlationId });
      case 'enrolled':
        return problem(409, { code: 'ALREADY_ENROLLED', correlationId });
      default:
        return limitedProblem(refusal, correlationId);
    }
  });
}
