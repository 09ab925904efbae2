import { verifyStream } from '@/lib/audit/verify-stream.server';
import { protectedRoute } from '@/lib/auth/protected-route';
import { requestCaller } from '@/lib/clinic/request-caller';
import { problem } from '@/lib/http/problem';
import { mayDo, type Role } from '@/lib/rules/roles';

const protection = {
  action: 'audit.verify',
  may: (role: Role) => mayDo(role, 'audit.list'),
} as const;

/** Checks the chain of the trail; a line of JSON for how far it is, and one for what was found. */
export function POST(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async (context) => {
    const stream = verifyStream(requestCaller(context, request.headers));
    if (stream === undefined) {
      return problem(409, { code: 'ALREADY_CHECKING', correlationId: context.correlationId });
    }
    return new Response(stream, { headers: { 'content-type': 'application/x-ndjson' } });
  });
}

export const dynamic = 'force-dynamic';
