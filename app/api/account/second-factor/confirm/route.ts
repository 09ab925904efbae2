import * as z from 'zod/mini';
import { confirmEnrolment } from '@/lib/auth/enrolment';
import { answer } from '@/lib/http/answer';
import { parseBody } from '@/lib/http/body';
import { problem } from '@/lib/http/problem';
import { protectedRoute } from '@/lib/http/protected-route';

const body = z.strictObject({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/)) });

const protection = {
  action: 'second-factor.enrol',
  may: () => true,
  beforeSecondFactor: true,
};

export function POST(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async ({ session, correlationId, address }) => {
    const { code } = await parseBody(request, body);
    const origin = { correlationId, address };
    const cookies = await confirmEnrolment(session.staff, code, request.headers, origin);
    return cookies === null
      ? problem(400, { code: 'INVALID_CODE', correlationId })
      : answer({ status: 'enrolled' }, cookies);
  });
}
