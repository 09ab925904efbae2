import * as z from 'zod/mini';
import { limitedProblem } from '@/lib/server/auth/refusals';
import { endSession } from '@/lib/server/auth/session';
import { signIn } from '@/lib/server/auth/sign-in';
import { answer } from '@/lib/server/http/answer';
import { parseBody } from '@/lib/server/http/body';
import { openRoute } from '@/lib/server/http/open-route';
import { problem } from '@/lib/server/http/problem';

const body = z.strictObject({
  // Control characters are no part of an address, and the database refuses some of them.
  email: z
    .string()
    .check(z.trim(), z.minLength(3), z.maxLength(254), z.regex(/^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+$/u)),
  password: z.string().check(z.minLength(1), z.maxLength(1_024)),
});

export function POST(request: Request): Promise<Response> {
  return openRoute(request, async (origin) => {
    const given = await parseBody(request, body);
    const outcome = await signIn(given, request.headers, origin);
    if (outcome.status === 'refused') {
      const { refusal } = outcome;
      const { correlationId } = origin;
      return refusal.reason === 'wrong'
        ? problem(401, { code: 'INVALID_CREDENTIALS', correlationId })
        : limitedProblem(refusal, correlationId);
    }
    // Who is asked for a code has proved nothing yet: the session they may have stays until they did.
    if (outcome.status === 'signed-in') await endSession(request.headers);
    return answer({ status: outcome.status }, outcome.cookies);
  });
}
