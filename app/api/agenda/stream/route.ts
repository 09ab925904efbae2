import { agendaRange } from '@/lib/agenda/agenda-query';
import { agendaRoute } from '@/lib/agenda/agenda-route.server';
import { readAgenda } from '@/lib/agenda/read-agenda.server';
import { streamAgenda } from '@/lib/agenda/stream-agenda.server';
import { note } from '@/lib/audit/audit';
import { watchSession } from '@/lib/auth/session';
import { ownRow } from '@/lib/clinic/own-row';
import { mayCall } from '@/lib/rules/roles';

/**
 * What changes in a range of days, for as long as the browser listens: first all of it where the
 * version that the browser has (`have`) is not that of now.
 */
export function GET(request: Request): Promise<Response> {
  const stillAllowed = async () => {
    const session = await watchSession(request.headers);
    return session !== null && mayCall(session.staff.role, 'appointments.list');
  };
  return agendaRoute(
    request,
    agendaRange,
    async (caller, { have, ...range }) => {
      const now = await readAgenda(caller, range);
      return streamAgenda({
        sessionId: caller.session.id,
        range,
        now,
        have,
        signal: request.signal,
        stillAllowed,
        shown: (patientIds) => {
          const { from, to } = range;
          note({ ...ownRow(caller, 'appointments.list', { detail: { from, to } }), patientIds });
        },
      });
    },
    // A browser opens it again by itself whenever it broke off.
    { unattended: true },
  );
}

export const dynamic = 'force-dynamic';
