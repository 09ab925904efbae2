import { addAbsence } from '@/lib/agenda/out/absence.server';
import { outHandlers } from '@/lib/agenda/out/handlers';
import { absenceBody } from '@/lib/agenda/out/out-forms';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';
import { env } from '@/lib/server/settings/env.server';

/** Records that a doctor is not there on whole days. */
export const POST = defineHandler(
  outHandlers.absence,
  { body: absenceBody },
  async (caller, { body }) => {
    await ensureWritable();
    const added = await addAbsence(body, clinicToday(env().timezone, new Date()), caller);
    if (added > 0) await record(ownRow(caller, 'desk.absence', { detail: { ...body, added } }));
    return { added };
  },
);

export const dynamic = 'force-dynamic';
