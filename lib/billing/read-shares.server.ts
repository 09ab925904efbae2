import 'server-only';
import * as z from 'zod/mini';
import { listPatientShares, listPatientSharesOf } from '@/lib/contract/billing/patient-shares';
import { id } from '@/lib/contract/schemas';
import { allPages, FULL_PAGE } from '@/lib/server/door/all-pages';
import type { Caller } from '@/lib/server/door/caller';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import type { ListedShare } from './listed-share';
import { MOST_SUMMED } from './most-summed';
import type { ShareFilter } from './share-view';

/** What a handler of ours is asked about shares: those of one patient, or of all through a filter. */
export const shareFilter = z.extend(z.omit(listPatientShares.query, { page: true, limit: true }), {
  patientId: z.optional(id),
});

/**
 * Every share of one patient, or of all through a filter, newest first; of too many for totals or a
 * file only their number. Throws as `readOnBehalfOf` does.
 */
export async function readShares(
  caller: Caller,
  { patientId, ...filter }: ShareFilter & { readonly patientId?: string | undefined },
): Promise<{ readonly rows: readonly ListedShare[] } | { readonly tooMany: number }> {
  return allPages<ListedShare>(async (page) => {
    if (patientId === undefined) {
      const query = { ...filter, page, limit: FULL_PAGE };
      return readOnBehalfOf(caller, listPatientShares, { query });
    }
    const { payments, pagination } = await readOnBehalfOf(caller, listPatientSharesOf, {
      params: { patientId },
      query: { page, limit: FULL_PAGE, with: 'resolutions' },
    });
    return { data: payments, pagination };
  }, MOST_SUMMED / FULL_PAGE);
}
