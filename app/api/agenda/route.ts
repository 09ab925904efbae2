import { agendaRange } from '@/lib/agenda/agenda-query';
import { agendaRoute } from '@/lib/agenda/agenda-route.server';
import { readAgenda } from '@/lib/agenda/read-agenda.server';
import { answer } from '@/lib/http/answer';

/** The appointments of a range of days: all pages of the service in one answer. */
export function GET(request: Request): Promise<Response> {
  return agendaRoute(request, agendaRange, async (caller, range) =>
    answer(await readAgenda(caller, range)),
  );
}

export const dynamic = 'force-dynamic';
