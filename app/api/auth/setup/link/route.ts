import * as z from 'zod/mini';
import { describeSetupLink } from '@/lib/auth/setup-link';
import { answer } from '@/lib/http/answer';
import { parseBody } from '@/lib/http/body';
import { openRoute } from '@/lib/http/open-route';
import { problem } from '@/lib/http/problem';

const body = z.strictObject({ token: z.string().check(z.maxLength(256)) });

/** Whom a one-time link is for. The token comes in the body: an address would be logged on its way. */
export function POST(request: Request): Promise<Response> {
  return openRoute(request, async ({ correlationId }) => {
    const { token } = await parseBody(request, body);
    const opened = await describeSetupLink(token);
    return opened ? answer(opened) : problem(410, { code: 'LINK_INVALID', correlationId });
  });
}
