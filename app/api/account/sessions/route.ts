import * as z from 'zod/mini';
import { ensureWritable, record } from '@/lib/audit/audit';
import { accountHandlers } from '@/lib/auth/handlers';
import { endOtherSessions } from '@/lib/auth/staff-accounts';
import { defineHandler } from '@/lib/clinic/define-handler.server';
import { ownRow } from '@/lib/clinic/own-row';

const body = z.strictObject({ end: z.literal('others') });

export const POST = defineHandler(accountHandlers.endSessions, { body }, async (caller) => {
  const { session } = caller;
  await ensureWritable();
  await endOtherSessions(session.staff.id, session.id);
  await record(ownRow(caller, 'account.end-sessions', {}));
  return { status: 'ended' } as const;
});

export const dynamic = 'force-dynamic';
