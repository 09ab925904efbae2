import * as z from 'zod/mini';
import { ROLES } from '@/lib/contract/roles';
import { signInToDemo } from '@/lib/server/auth/demo';
import { endSession } from '@/lib/server/auth/session';
import { answer } from '@/lib/server/http/answer';
import { parseBody } from '@/lib/server/http/body';
import { openRoute } from '@/lib/server/http/open-route';
import { problem } from '@/lib/server/http/problem';
import { env } from '@/lib/server/settings/env.server';

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
