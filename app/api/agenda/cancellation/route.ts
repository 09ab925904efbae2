import * as z from 'zod/mini';
import { nudgeAgenda } from '@/lib/agenda/agenda-feeds.server';
import { CANCEL_REASONS } from '@/lib/agenda/rules/desk-notes';
import { keepReason } from '@/lib/agenda/visits/cancellations.server';
import { visitHandlers } from '@/lib/agenda/visits/handlers';
import { id } from '@/lib/contract/schemas';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';

const body = z.strictObject({ appointmentId: id, patientId: id, reason: z.enum(CANCEL_REASONS) });

/** Keeps why an appointment was canceled; said again it is said anew. */
export const POST = defineHandler(visitHandlers.cancelFor, { body }, async (caller, { body }) => {
  await ensureWritable();
  await keepReason(body, caller.session.staff, new Date());
  const { appointmentId, patientId, reason } = body;
  const about = { patientId, detail: { appointmentId, canceledFor: reason } };
  await record(ownRow(caller, 'desk.cancellation', about));
  nudgeAgenda();
  return { reason };
});

export const dynamic = 'force-dynamic';
