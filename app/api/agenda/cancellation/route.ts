import * as z from 'zod/mini';
import { nudgeAgenda } from '@/lib/agenda/agenda-feeds.server';
import { keepReason } from '@/lib/agenda/visits/cancellations.server';
import { visitHandlers } from '@/lib/agenda/visits/handlers';
import { id } from '@/lib/contract/schemas';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { InvalidInputError } from '@/lib/server/clinic/errors';
import { deskRules } from '@/lib/server/db/clinic-settings.server';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';

const body = z.strictObject({ appointmentId: id, patientId: id, reason: z.string() });

/** Keeps why an appointment was canceled; said again it is said anew. */
export const POST = defineHandler(visitHandlers.cancelFor, { body }, async (caller, { body }) => {
  const { cancelReasons } = await deskRules();
  if (!cancelReasons.includes(body.reason)) {
    const message = 'It is none of the reasons of this clinic.';
    throw new InvalidInputError('body', [{ path: 'reason', code: 'invalid_value', message }]);
  }
  await ensureWritable();
  await keepReason(body, caller.session.staff, new Date());
  const { appointmentId, patientId, reason } = body;
  const about = { patientId, detail: { appointmentId, canceledFor: reason } };
  await record(ownRow(caller, 'desk.cancellation', about));
  nudgeAgenda();
  return { reason };
});

export const dynamic = 'force-dynamic';
