import * as z from 'zod/mini';
import { agendaRoute } from '@/lib/agenda/agenda-route.server';
import { readPatientVisits } from '@/lib/agenda/read-patient-visits.server';
import { id } from '@/lib/contract/schemas';
import { answer } from '@/lib/http/answer';

/** A patient's appointments, past and to come: on the trail as a look at that patient. */
export function GET(request: Request): Promise<Response> {
  return agendaRoute(
    request,
    z.object({ patient: id }),
    async (caller, { patient }) => answer(await readPatientVisits(patient, caller)),
    {
      trail: {
        action: 'appointments.of-patient',
        about: ({ patient }) => ({ patientId: patient }),
      },
    },
  );
}

export const dynamic = 'force-dynamic';
