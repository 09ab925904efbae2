import * as z from 'zod/mini';
import { agendaHandlers } from '@/lib/agenda/handlers';
import { readPatientVisits } from '@/lib/agenda/read-patient-visits.server';
import { defineHandler } from '@/lib/clinic/define-handler.server';
import { id } from '@/lib/contract/schemas';

export const GET = defineHandler(
  agendaHandlers.ofPatient,
  { query: z.object({ patient: id }) },
  (caller, { query }) => readPatientVisits(caller, query.patient),
);

export const dynamic = 'force-dynamic';
