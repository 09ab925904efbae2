import { closingCash } from '@/lib/billing/cash/cash-session';
import { closedBefore, closeSession, openSessionOf } from '@/lib/billing/cash/cash-sessions.server';
import { refuseCash } from '@/lib/billing/cash/refuse-cash.server';
import { readTill, snapshotOf } from '@/lib/billing/cash/till.server';
import { billingHandlers } from '@/lib/billing/handlers';
import { countedTotal } from '@/lib/billing/rules/cash-close';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { InvalidInputError } from '@/lib/server/clinic/errors';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';

const ACTION = 'cash.close';

/**
 * Closes the person's till as counted. Answers 409 `CASH_CHANGED` where more is expected by now than they
 * saw, or less, and `CASH_CLOSED` where another request closed it.
 */
export const POST = defineHandler(
  billingHandlers.closeCash,
  { body: closingCash },
  async (caller, { body }) => {
    await ensureWritable();
    const { id: staffId } = caller.session.staff;
    const session = await openSessionOf(staffId);
    if (session?.id !== body.id) {
      const before = await closedBefore(body.id, body.key, staffId);
      return 'refused' in before ? refuseCash(caller, ACTION, before.refused) : { id: before.id };
    }
    const snapshot = snapshotOf(session, await readTill(caller, session), body);
    const { expected } = snapshot;
    if (expected !== body.expected) return refuseCash(caller, ACTION, 'CASH_CHANGED', { expected });
    const counted = countedTotal(body.counted);
    const difference = counted - expected;
    if (difference !== 0 && body.note === undefined) {
      const message = 'A difference has to be explained.';
      throw new InvalidInputError('body', [{ path: 'note', code: 'required', message }]);
    }
    const closed = { at: new Date(), countedTotal: counted, snapshot, difference };
    const made = await closeSession(body, staffId, closed);
    if ('refused' in made) return refuseCash(caller, ACTION, made.refused);
    if (made.isNew) {
      const detail = { cashSessionId: made.id, expected, counted, difference };
      await record(ownRow(caller, ACTION, { detail }));
    }
    return { id: made.id };
  },
);

export const dynamic = 'force-dynamic';
