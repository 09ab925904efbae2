import 'server-only';
import * as z from 'zod/mini';
import { listPatientShares, listPatientSharesOf } from '@/lib/contract/billing/patient-shares';
import { id } from '@/lib/contract/schemas';
import { allPages, FULL_PAGE, type Page } from '@/lib/server/door/all-pages';
import type { Caller } from '@/lib/server/door/caller';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import type { ListedShare } from './listed-share';
import { MOST_SUMMED } from './most-summed';
import type { ShareFilter } from './share-view';

/** What a handler of ours is asked about shares: those of one patient, or of all through a filter. */
export const shareFilter = z.extend(
  z.omit(listPatientShares.query, { page: true, limit: true, with: true }),
  { patientId: z.optional(id) },
);

type Asked = ShareFilter & { readonly patientId?: string | undefined };

/**
 * Every share of one patient, or of all through a filter, newest first; of too many for totals only their
 * number. Throws as `readOnBehalfOf` does.
 */
export async function readShares(
  caller: Caller,
  asked: Asked,
): Promise<{ readonly rows: readonly ListedShare[] } | { readonly tooMany: number }> {
  return allPages<ListedShare>(
    (page) => readSharePage(caller, asked, { page, limit: FULL_PAGE }),
    MOST_SUMMED / FULL_PAGE,
  );
}

/** A page of them; for accountants with more of each. */
export async function readSharePage(
  caller: Caller,
  { patientId, ...filter }: Asked,
  page: { readonly page: number; readonly limit: number },
  more?: 'accounting',
): Promise<Page<ListedShare>> {
  if (patientId === undefined) {
    const query = { ...filter, ...page, with: more };
    return readOnBehalfOf(caller, listPatientShares, { query });
  }
  const { payments, pagination } = await readOnBehalfOf(caller, listPatientSharesOf, {
    params: { patientId },
    query: { ...page, with: more ?? 'resolutions' },
  });
  return { data: payments, pagination };
}
