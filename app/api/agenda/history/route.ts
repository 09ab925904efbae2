import * as z from 'zod/mini';
import { withDoctors } from '@/lib/agenda/history-doctors.server';
import { appointmentHistory } from '@/lib/agenda/recorded-history';
import { agendaHandlers } from '@/lib/agenda/shared/handlers';
import { id } from '@/lib/contract/schemas';
import { defineHandler } from '@/lib/server/door/define-handler.server';

const reads = {
  query: z.object({ appointment: id, patient: id }),
  about: ({
    appointment,
    patient,
  }: {
    readonly appointment: string;
    readonly patient: string;
  }) => ({
    patientId: patient,
    detail: { appointmentId: appointment },
  }),
  leavesRow: true,
} as const;

export const GET = defineHandler(
  agendaHandlers.history,
  reads,
  async (_, { query: { appointment, patient } }) =>
    withDoctors(await appointmentHistory(appointment, patient)),
);

export const dynamic = 'force-dynamic';
