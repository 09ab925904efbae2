import { agendaRoute } from '@/lib/agenda/agenda-route.server';
import { findOpenings } from '@/lib/agenda/openings.server';
import { openingsQuery } from '@/lib/agenda/openings-query';
import { env } from '@/lib/env.server';
import { answer } from '@/lib/http/answer';
import { clinicMoment } from '@/lib/rules/clinic-time';

/** When somebody can be booked next; nothing of a patient. */
export function GET(request: Request): Promise<Response> {
  return agendaRoute(request, openingsQuery, async (caller, { duration, ...asked }) => {
    const now = clinicMoment(new Date(), env().timezone);
    return answer(await findOpenings({ ...asked, duration: Number(duration) }, now, caller));
  });
}

export const dynamic = 'force-dynamic';
