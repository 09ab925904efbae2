import * as z from 'zod/mini';
import { requiredText } from '@/lib/contract/schemas';
import { endSession } from '@/lib/server/auth/session';
import { setUp } from '@/lib/server/auth/setup';
import { answer } from '@/lib/server/http/answer';
import { parseBody } from '@/lib/server/http/body';
import { openRoute } from '@/lib/server/http/open-route';
import { problem } from '@/lib/server/http/problem';

const body = z.strictObject({
  token: z.string().check(z.regex(/^[\w-]{43}$/)),
  name: requiredText(120),
  password: z.string().check(z.maxLength(1_024)),
});

/** Makes the account that a one-time link is for, or lets whoever it was made for back in. */
export function POST(request: Request): Promise<Response> {
  return openRoute(request, async (origin) => {
    const outcome = await setUp(await parseBody(request, body), request.headers, origin);
    const { correlationId } = origin;
    switch (outcome.status) {
      case 'signed-in':
        await endSession(request.headers);
        return answer({ status: 'signed-in' }, outcome.cookies);
      case 'link-invalid':
        return problem(410, { code: 'LINK_INVALID', correlationId });
      case 'password':
        return problem(400, {
          code: 'VALIDATION_ERROR',
          correlationId,
          fields: [{ path: 'password', code: outcome.fault }],
        });
    }
  });
}
