import { openingCash } from '@/lib/billing/cash/cash-session';
import { nextBegin, openSession } from '@/lib/billing/cash/cash-sessions.server';
import { refuseCash } from '@/lib/billing/cash/refuse-cash.server';
import { movedBefore } from '@/lib/billing/cash/till.server';
import { billingHandlers } from '@/lib/billing/handlers';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';

/** Opens the person's till. Answers 409 `CASH_OPEN` where they have an open one. */
export const POST = defineHandler(
  billingHandlers.openCash,
  { body: openingCash },
  async (caller, { body }) => {
    await ensureWritable();
    const { staff } = caller.session;
    const openedAt = new Date();
    const begin = await nextBegin(staff.id, openedAt, (from) => movedBefore(caller, from));
    const made = await openSession(body, staff, openedAt, begin);
    if ('refused' in made) return refuseCash(caller, 'cash.open', made.refused);
    if (made.isNew) {
      const detail = { cashSessionId: made.id, place: body.place.name, float: body.float };
      await record(ownRow(caller, 'cash.open', { detail }));
    }
    return { id: made.id };
  },
);

export const dynamic = 'force-dynamic';
