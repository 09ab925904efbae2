import * as z from 'zod/mini';
import { record } from '@/lib/audit/audit';
import { patientOn, printedPage } from '@/lib/audit/printed-page';
import { protectedRoute } from '@/lib/auth/protected-route';
import { ownRow } from '@/lib/clinic/own-row';
import { requestCaller } from '@/lib/clinic/request-caller';
import { answer } from '@/lib/http/answer';
import { parseBody } from '@/lib/http/body';

const body = z.strictObject({ page: printedPage });

// Whoever prints a page was given it.
const protection = { action: 'print' as const, may: () => true };

/** Tells the trail that somebody puts a page on paper, which their browser does by itself. */
export function POST(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async (context) => {
    const { page } = await parseBody(request, body);
    const caller = requestCaller(context, request.headers);
    await record(
      ownRow(caller, protection.action, { patientId: patientOn(page), detail: { page } }),
    );
    return answer({ status: 'ok' });
  });
}

export const dynamic = 'force-dynamic';
