import * as z from 'zod/mini';
import { agendaRoute } from '@/lib/agenda/agenda-route.server';
import { withDoctors } from '@/lib/agenda/history-doctors.server';
import { appointmentHistory } from '@/lib/audit/appointment-history';
import { id } from '@/lib/contract/schemas';
import { answer } from '@/lib/http/answer';

const query = z.object({ appointment: id, patient: id });

/** Who booked an appointment and what became of it through this application. */
export function GET(request: Request): Promise<Response> {
  return agendaRoute(
    request,
    query,
    async (_caller, { appointment, patient }) =>
      answer(await withDoctors(await appointmentHistory(appointment, patient))),
    {
      trail: {
        action: 'appointments.history',
        about: ({ appointment, patient }) => ({
          patientId: patient,
          detail: { appointmentId: appointment },
        }),
      },
    },
  );
}

export const dynamic = 'force-dynamic';
