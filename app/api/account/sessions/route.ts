import * as z from 'zod/mini';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { endOtherSessions } from '@/lib/server/auth/staff-accounts';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';
import { accountHandlers } from '@/lib/staff/handlers';

const body = z.strictObject({ end: z.literal('others') });

export const POST = defineHandler(accountHandlers.endSessions, { body }, async (caller) => {
  const { session } = caller;
  await ensureWritable();
  await endOtherSessions(session.staff.id, session.id);
  await record(ownRow(caller, 'account.end-sessions', {}));
  return { status: 'ended' } as const;
});

export const dynamic = 'force-dynamic';
