import 'server-only';
import * as z from 'zod/mini';
import { listPatientShares } from '@/lib/contract/patient-shares';
import { id } from '@/lib/contract/schemas';

/** What a handler of ours is asked about shares: those of one patient, or of all through a filter. */
export const shareFilter = z.extend(z.omit(listPatientShares.query, { page: true, limit: true }), {
  patientId: z.optional(id),
});
