import * as z from 'zod/mini';
import { agendaRoute } from '@/lib/agenda/agenda-route.server';
import { readUpcoming } from '@/lib/agenda/read-upcoming.server';
import { id } from '@/lib/contract/schemas';
import { answer } from '@/lib/http/answer';

/**
 * The confirmed appointments of a doctor that are still to come: what a change of hours may break.
 * Names of patients are in it, so it is on the trail as any list of theirs.
 */
export function GET(request: Request): Promise<Response> {
  return agendaRoute(
    request,
    z.object({ doctorId: id }),
    async (caller, { doctorId }) => {
      const upcoming = await readUpcoming(doctorId, caller);
      caller.view?.names(upcoming.map(({ patientId }) => patientId));
      return answer(upcoming);
    },
    {
      trail: {
        action: 'appointments.upcoming',
        about: ({ doctorId }) => ({ detail: { doctorId } }),
      },
    },
  );
}

export const dynamic = 'force-dynamic';
