import * as z from 'zod/mini';
import { agendaHandlers } from '@/lib/agenda/shared/handlers';
import { readPatientVisits } from '@/lib/agenda/shared/read-patient-visits.server';
import { id } from '@/lib/contract/schemas';
import { defineHandler } from '@/lib/server/door/define-handler.server';

export const GET = defineHandler(
  agendaHandlers.ofPatient,
  { query: z.object({ patient: id }) },
  (caller, { query }) => readPatientVisits(caller, query.patient),
);

export const dynamic = 'force-dynamic';
