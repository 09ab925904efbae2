import * as z from 'zod/mini';
import { signInToDemo } from '@/lib/auth/demo';
import { endSession } from '@/lib/auth/session';
import { ROLES } from '@/lib/contract/roles';
import { env } from '@/lib/env.server';
import { answer } from '@/lib/http/answer';
import { parseBody } from '@/lib/http/body';
import { openRoute } from '@/lib/http/open-route';
import { problem } from '@/lib/http/problem';

const body = z.strictObject({ role: z.enum(ROLES) });

/** One button per role, in the demo clinic alone; anywhere else there is no such thing. */
export function POST(request: Request): Promise<Response> {
  return openRoute(request, async (origin) => {
    if (!env().demo) {
      return problem(404, { code: 'NOT_FOUND', correlationId: origin.correlationId });
    }
    const { role } = await parseBody(request, body);
    const { status, cookies } = await signInToDemo(role, request.headers, origin);
    if (status === 'signed-in') await endSession(request.headers);
    return answer({ status }, cookies);
  });
}
