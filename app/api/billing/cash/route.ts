import { openSessionOf } from '@/lib/billing/cash/cash-sessions.server';
import { readTill } from '@/lib/billing/cash/till.server';
import { billingHandlers } from '@/lib/billing/handlers';
import { defineHandler } from '@/lib/server/door/define-handler.server';

export const GET = defineHandler(billingHandlers.cash, {}, async (caller) => {
  const session = await openSessionOf(caller.session.staff.id);
  return session === undefined ? {} : { session, till: await readTill(caller, session) };
});

export const dynamic = 'force-dynamic';
