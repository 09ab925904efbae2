import * as z from 'zod/mini';
import { agendaRoute } from '@/lib/agenda/agenda-route.server';
import { readPatientVisits } from '@/lib/agenda/read-patient-visits.server';
import { id } from '@/lib/contract/schemas';
import { answer } from '@/lib/http/answer';

/** A patient's appointments, past and to come. */
export function GET(request: Request): Promise<Response> {
  return agendaRoute(request, z.object({ patient: id }), async (caller, { patient }) =>
    answer(await readPatientVisits(caller, patient)),
  );
}

export const dynamic = 'force-dynamic';
