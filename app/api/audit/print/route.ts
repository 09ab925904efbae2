import * as z from 'zod/mini';
import { auditHandlers } from '@/lib/audit/handlers';
import { printedPage, shownOn } from '@/lib/audit/printed-page';
import { flushAudit, record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';
import { problem } from '@/lib/server/http/problem';

const body = z.strictObject({ page: printedPage });

/**
 * Tells the trail that somebody puts a page on paper, which their browser does by itself. Answers 403
 * `FORBIDDEN` where the trail does not have it that they opened it.
 */
export const POST = defineHandler(
  auditHandlers.print,
  { body },
  async (caller, { body: { page } }) => {
    // The row of a list may still be on its way.
    await flushAudit();
    const shown = await shownOn(caller, page);
    const row = ownRow(caller, 'print', { detail: { page } });
    if (shown === null) {
      await record({ ...row, result: 'refused', status: 403 });
      return problem(403, { code: 'FORBIDDEN', correlationId: caller.correlationId });
    }
    await record({ ...row, ...shown });
    return { status: 'ok' } as const;
  },
);

export const dynamic = 'force-dynamic';
