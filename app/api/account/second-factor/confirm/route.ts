import * as z from 'zod/mini';
import { confirmEnrolment } from '@/lib/auth/enrolment';
import { protectedRoute } from '@/lib/auth/protected-route';
import { answer } from '@/lib/http/answer';
import { parseBody } from '@/lib/http/body';
import { problem } from '@/lib/http/problem';

const body = z.strictObject({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/)) });

const protection = {
  action: 'second-factor.enrol' as const,
  may: () => true,
  beforeSecondFactor: true,
};

export function POST(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async ({ session, ...origin }) => {
    const { code } = await parseBody(request, body);
    const cookies = await confirmEnrolment(session.staff, code, request.headers, origin);
    return cookies === null
      ? problem(400, { code: 'INVALID_CODE', correlationId: origin.correlationId })
      : answer({ status: 'enrolled' }, cookies);
  });
}
