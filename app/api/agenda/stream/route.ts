import { agendaRange } from '@/lib/agenda/agenda-query';
import { agendaHandlers } from '@/lib/agenda/handlers';
import { readAgenda } from '@/lib/agenda/read-agenda.server';
import { streamAgenda } from '@/lib/agenda/stream-agenda.server';
import { note } from '@/lib/audit/audit';
import { watchSession } from '@/lib/auth/session';
import { defineHandler } from '@/lib/clinic/define-handler.server';
import { ownRow } from '@/lib/clinic/own-row';
import { mayCall } from '@/lib/rules/rights';

/**
 * What changes in a range of days: first all of it where the version that the browser has (`have`) is not
 * that of now.
 */
export const GET = defineHandler(
  agendaHandlers.stream,
  { query: agendaRange },
  async (caller, { query: { have, ...range }, request }) =>
    streamAgenda({
      sessionId: caller.session.id,
      range,
      now: await readAgenda(caller, range),
      have,
      signal: request.signal,
      async stillAllowed() {
        const session = await watchSession(request.headers);
        return session !== null && mayCall(session.staff.role, 'appointments.list');
      },
      shown: (patientIds) => {
        const { from, to } = range;
        note({ ...ownRow(caller, 'appointments.list', { detail: { from, to } }), patientIds });
      },
    }),
);

export const dynamic = 'force-dynamic';
