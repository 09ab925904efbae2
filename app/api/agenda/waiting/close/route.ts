import { waitingHandlers } from '@/lib/agenda/waiting/handlers';
import { closingWaiting } from '@/lib/agenda/waiting/waiting';
import { closeWaiting } from '@/lib/agenda/waiting/waiting.server';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';

/** Takes a patient off the waiting list; one whom a colleague took off stays off. */
export const POST = defineHandler(
  waitingHandlers.close,
  { body: closingWaiting },
  async (caller, { body }) => {
    await ensureWritable();
    const closed = await closeWaiting(body, caller.session.staff);
    if (closed) {
      const detail = { waitingId: body.id, as: body.as };
      await record(ownRow(caller, 'desk.stop-waiting', { patientId: closed.patientId, detail }));
    }
    return { id: body.id };
  },
);

export const dynamic = 'force-dynamic';
