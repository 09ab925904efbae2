import { waitingHandlers } from '@/lib/agenda/waiting/handlers';
import { waitingBody } from '@/lib/agenda/waiting/waiting';
import { addWaiting } from '@/lib/agenda/waiting/waiting.server';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';

/** Puts a patient on the waiting list. Sent again with the same id it is the same row. */
export const POST = defineHandler(
  waitingHandlers.add,
  { body: waitingBody },
  async (caller, { body }) => {
    await ensureWritable();
    if (await addWaiting(body, caller.session.staff)) {
      const { id, patientId, procedureId } = body;
      const detail = { waitingId: id, procedureId };
      await record(ownRow(caller, 'desk.wait', { patientId, detail }));
    }
    return { id: body.id };
  },
);

export const dynamic = 'force-dynamic';
