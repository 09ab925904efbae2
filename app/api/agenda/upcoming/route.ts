import * as z from 'zod/mini';
import { agendaHandlers } from '@/lib/agenda/handlers';
import { readUpcoming } from '@/lib/agenda/read-upcoming.server';
import { defineHandler } from '@/lib/clinic/define-handler.server';
import { id } from '@/lib/contract/schemas';

const reads = {
  query: z.object({ doctorId: id }),
  about: ({ doctorId }: { readonly doctorId: string }) => ({ detail: { doctorId } }),
  // The answer names patients, so it leaves a row on the trail like any list of patients.
  leavesRow: true,
} as const;

export const GET = defineHandler(agendaHandlers.upcoming, reads, async (caller, { query }) => {
  const upcoming = await readUpcoming(query.doctorId, caller);
  caller.view?.names(upcoming.map(({ patientId }) => patientId));
  return upcoming;
});

export const dynamic = 'force-dynamic';
