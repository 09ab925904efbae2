import * as z from 'zod/mini';
import { readHeadText } from '@/lib/audit/trail-head';
import { verifyStream } from '@/lib/audit/verify-stream.server';
import { protectedRoute } from '@/lib/auth/protected-route';
import { requestCaller } from '@/lib/clinic/request-caller';
import { parseBody } from '@/lib/http/body';
import { problem } from '@/lib/http/problem';
import { mayDo, type Role } from '@/lib/rules/roles';

const protection = {
  action: 'audit.verify',
  may: (role: Role) => mayDo(role, 'audit.list'),
} as const;

const body = z.strictObject({ head: z.optional(z.string().check(z.maxLength(300))) });

/**
 * Checks the chain of the trail, and whether it still has the newest row of a file that was downloaded. A
 * line of JSON for how far it is, and one for what was found. Answers 400 `NO_HEAD` where the text names
 * no row.
 */
export function POST(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async (context) => {
    const { correlationId } = context;
    const { head: text } = await parseBody(request, body);
    const head = text === undefined ? undefined : readHeadText(text);
    if (text !== undefined && !head) return problem(400, { code: 'NO_HEAD', correlationId });
    const stream = verifyStream(requestCaller(context, request.headers), head ? [head] : []);
    if (stream === undefined) return problem(409, { code: 'ALREADY_CHECKING', correlationId });
    return new Response(stream, { headers: { 'content-type': 'application/x-ndjson' } });
  });
}

export const dynamic = 'force-dynamic';
