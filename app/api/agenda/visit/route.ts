import * as z from 'zod/mini';
import { agendaFeed, nudgeAgenda } from '@/lib/agenda/agenda-feeds.server';
import { VISIT_PLACES } from '@/lib/agenda/rules/visits';
import { visitHandlers } from '@/lib/agenda/visits/handlers';
import { setVisit } from '@/lib/agenda/visits/visits.server';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';
import { problem } from '@/lib/server/http/problem';
import { env } from '@/lib/server/settings/env.server';

const settingVisit = z.strictObject({
  appointmentId: z.string().check(z.minLength(1), z.maxLength(200)),
  place: z.enum(VISIT_PLACES),
  was: z.enum(VISIT_PLACES),
});

/** Says where the patient of one of today's appointments is. */
export const POST = defineHandler(
  visitHandlers.set,
  { body: settingVisit },
  async (caller, { body }) => {
    await ensureWritable();
    const { correlationId, session } = caller;
    const now = new Date();
    const today = clinicToday(env().timezone, now);
    const { entries } = await agendaFeed({ from: today, to: today, doctorId: undefined }).current();
    const entry = entries.find(({ id, date }) => id === body.appointmentId && date === today);
    if (entry === undefined) return problem(404, { code: 'NOT_FOUND', correlationId });
    const about = { patientId: entry.patientId };
    const detail = { appointmentId: entry.id, visit: body.place };
    const refuse = async (code: string) => {
      const row = ownRow(caller, 'desk.visits', { ...about, detail: { ...detail, reason: code } });
      await record({ ...row, result: 'refused', status: 409 });
      return problem(409, { code, correlationId });
    };
    if (entry.status === 'canceled' && body.place !== 'expected') return refuse('VISIT_CANCELED');
    const made = await setVisit(entry, body, session.staff, now);
    if (made === undefined) return refuse('VISIT_CHANGED');
    if (made.isNew) {
      await record(ownRow(caller, 'desk.visits', { ...about, detail }));
      nudgeAgenda();
    }
    return made.visit ? { visit: made.visit } : {};
  },
);

export const dynamic = 'force-dynamic';
