import { outHandlers } from '@/lib/agenda/out/handlers';
import { callBody } from '@/lib/agenda/out/stranded';
import { noteCall } from '@/lib/agenda/out/stranded.server';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';

/** Notes what came of calling a patient about another hour. */
export const POST = defineHandler(
  outHandlers.call,
  { body: callBody },
  async (caller, { body }) => {
    await ensureWritable();
    await noteCall(body, caller.session.staff);
    const { patientId, appointmentId, outcome } = body;
    const detail = { appointmentId, outcome };
    await record(ownRow(caller, 'desk.move-call', { patientId, detail }));
    return { outcome };
  },
);

export const dynamic = 'force-dynamic';
