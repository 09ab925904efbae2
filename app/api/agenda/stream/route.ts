import { agendaRange } from '@/lib/agenda/agenda-range';
import { readAgenda } from '@/lib/agenda/read-agenda.server';
import { agendaHandlers } from '@/lib/agenda/shared/handlers';
import { streamAgenda } from '@/lib/agenda/stream-agenda.server';
import { mayCall } from '@/lib/kit/rights';
import { note } from '@/lib/server/audit/audit';
import { watchSession } from '@/lib/server/auth/session';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';

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
