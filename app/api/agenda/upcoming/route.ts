import * as z from 'zod/mini';
import { readUpcoming } from '@/lib/agenda/read-upcoming.server';
import { agendaHandlers } from '@/lib/agenda/shared/handlers';
import { id } from '@/lib/contract/schemas';
import { defineHandler } from '@/lib/server/door/define-handler.server';

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
