import { outHandlers } from '@/lib/agenda/out/handlers';
import { outQuery } from '@/lib/agenda/out/stranded';
import { strandedPeople } from '@/lib/agenda/out/stranded.server';
import { clinicMoment } from '@/lib/kit/dates/clinic-time';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { env } from '@/lib/server/settings/env.server';

const reads = {
  query: outQuery,
  about: ({ doctorId, date }: { readonly doctorId: string; readonly date: string }) => ({
    detail: { doctorId, date },
  }),
  // The answer names patients, so it leaves a row on the trail like any list of patients.
  leavesRow: true,
} as const;

export const GET = defineHandler(outHandlers.people, reads, async (caller, { query }) => {
  const people = await strandedPeople(query, clinicMoment(new Date(), env().timezone), caller);
  caller.view?.names(people.map(({ patientId }) => patientId));
  return people;
});

export const dynamic = 'force-dynamic';
