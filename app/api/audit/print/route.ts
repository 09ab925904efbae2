import * as z from 'zod/mini';
import { flushAudit, record } from '@/lib/audit/audit';
import { printedPage, shownOn } from '@/lib/audit/printed-page';
import { protectedRoute } from '@/lib/auth/protected-route';
import { ownRow } from '@/lib/clinic/own-row';
import { requestCaller } from '@/lib/clinic/request-caller';
import { answer } from '@/lib/http/answer';
import { parseBody } from '@/lib/http/body';
import { problem } from '@/lib/http/problem';

const body = z.strictObject({ page: printedPage });

// Every role prints; whether this page was shown to this person is looked up.
const protection = { action: 'print' as const, may: () => true };

/**
 * Tells the trail that somebody puts a page on paper, which their browser does by itself. Answers 403
 * `FORBIDDEN` where the trail does not have it that they opened it.
 */
export function POST(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async (context) => {
    const { page } = await parseBody(request, body);
    const caller = requestCaller(context, request.headers);
    // The row of a list may still be on its way.
    await flushAudit();
    const shown = await shownOn(caller, page);
    const row = ownRow(caller, protection.action, { detail: { page } });
    if (shown === null) {
      await record({ ...row, result: 'refused', status: 403 });
      return problem(403, { code: 'FORBIDDEN', correlationId: context.correlationId });
    }
    await record({ ...row, ...shown });
    return answer({ status: 'ok' });
  });
}

export const dynamic = 'force-dynamic';
