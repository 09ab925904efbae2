import * as z from 'zod/mini';
import { describeSetupLink } from '@/lib/server/auth/setup-link';
import { answer } from '@/lib/server/http/answer';
import { parseBody } from '@/lib/server/http/body';
import { openRoute } from '@/lib/server/http/open-route';
import { problem } from '@/lib/server/http/problem';

const body = z.strictObject({ token: z.string().check(z.maxLength(256)) });

/** Whom a one-time link is for. The token comes in the body: an address would be logged on its way. */
export function POST(request: Request): Promise<Response> {
  return openRoute(request, async ({ correlationId }) => {
    const { token } = await parseBody(request, body);
    const opened = await describeSetupLink(token);
    return opened ? answer(opened) : problem(410, { code: 'LINK_INVALID', correlationId });
  });
}
