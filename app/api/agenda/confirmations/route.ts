import { nudgeAgenda } from '@/lib/agenda/agenda-feeds.server';
import { setConfirmation } from '@/lib/agenda/confirmations/calls.server';
import { appointmentToConfirm } from '@/lib/agenda/confirmations/day-to-confirm.server';
import { callBody } from '@/lib/agenda/confirmations/forms';
import { confirmHandlers } from '@/lib/agenda/confirmations/handlers';
import { clinicInstant, toOffsetDateTime } from '@/lib/kit/dates/clinic-time';
import { timeOf } from '@/lib/kit/dates/span';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';
import { problem } from '@/lib/server/http/problem';
import { env } from '@/lib/server/settings/env.server';

/** Keeps what came of asking a patient whether they come. */
export const POST = defineHandler(
  confirmHandlers.call,
  { body: callBody },
  async (caller, { body }) => {
    await ensureWritable();
    const { appointmentId, date, from, outcome } = body;
    const { timezone: zone } = env();
    const entry = await appointmentToConfirm(date, appointmentId);
    const startTime = toOffsetDateTime(clinicInstant(date, timeOf(from), zone), zone);
    const row = ownRow(caller, 'desk.confirmation', {
      patientId: entry?.patientId,
      detail: { appointmentId, startTime, outcome },
    });
    if (entry === undefined || entry.from !== from) {
      await record({ ...row, result: 'refused', status: 409 });
      const { correlationId } = caller;
      return problem(409, { code: 'APPOINTMENT_MOVED', correlationId });
    }
    if (await setConfirmation(entry, outcome, { staff: caller.session.staff, zone })) {
      await record(row);
      nudgeAgenda();
    }
    return { id: appointmentId };
  },
);

export const dynamic = 'force-dynamic';
