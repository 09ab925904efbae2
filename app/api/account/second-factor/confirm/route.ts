import * as z from 'zod/mini';
import { protectedRoute } from '@/lib/server/auth/protected-route';
import { limitedProblem } from '@/lib/server/auth/refusals';
import { confirmEnrolment } from '@/lib/server/auth/second-factor/enrolment';
import { answer } from '@/lib/server/http/answer';
import { parseBody } from '@/lib/server/http/body';
import { problem } from '@/lib/server/http/problem';

const body = z.strictObject({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/)) });

const protection = {
  action: 'second-factor.enrol' as const,
  may: () => true,
  beforeSecondFactor: true,
};

export function POST(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async ({ session, ...origin }) => {
    const { code } = await parseBody(request, body);
    const outcome = await confirmEnrolment(session.staff, code, request.headers, origin);
    if (outcome.status === 'enrolled') return answer({ status: 'enrolled' }, outcome.cookies);
    const { refusal } = outcome;
    const { correlationId } = origin;
    return refusal.reason === 'wrong'
      ? problem(400, { code: 'INVALID_CODE', correlationId })
      : limitedProblem(refusal, correlationId);
  });
}
