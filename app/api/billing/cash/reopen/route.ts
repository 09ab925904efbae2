import { reopeningCash } from '@/lib/billing/cash/cash-session';
import { reopenSession } from '@/lib/billing/cash/cash-sessions.server';
import { refuseCash } from '@/lib/billing/cash/refuse-cash.server';
import { billingHandlers } from '@/lib/billing/handlers';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';

/**
 * Takes up the person's last session. Answers 409 `CASH_OPEN` where they have an open one, and
 * `CASH_NOT_LAST` where a later one was closed.
 */
export const POST = defineHandler(
  billingHandlers.reopenCash,
  { body: reopeningCash },
  async (caller, { body }) => {
    await ensureWritable();
    const made = await reopenSession(body, caller.session.staff, new Date());
    if ('refused' in made) return refuseCash(caller, 'cash.reopen', made.refused);
    if (made.isNew) {
      const detail = { cashSessionId: made.id, reopens: body.reopens };
      await record(ownRow(caller, 'cash.reopen', { detail }));
    }
    return { id: made.id };
  },
);

export const dynamic = 'force-dynamic';
