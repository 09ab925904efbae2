import { waitingHandlers } from '@/lib/agenda/waiting/handlers';
import { fitsQuery } from '@/lib/agenda/waiting/waiting';
import { fitsFor } from '@/lib/agenda/waiting/waiting.server';
import { clinicMoment } from '@/lib/kit/dates/clinic-time';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { env } from '@/lib/server/settings/env.server';

// The answer names patients, so it leaves a row on the trail like any list of patients.
const reads = { query: fitsQuery, leavesRow: true } as const;

export const GET = defineHandler(waitingHandlers.fits, reads, async (caller, { query }) => {
  const slot = { ...query, from: Number(query.from), to: Number(query.to) };
  const fits = await fitsFor(slot, clinicMoment(new Date(), env().timezone), caller);
  caller.view?.names(fits.map(({ patientId }) => patientId));
  return fits;
});

export const dynamic = 'force-dynamic';
