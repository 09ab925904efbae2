import { readShares } from '@/lib/billing/read-shares.server';
import { shareFilter } from '@/lib/billing/share-filter.server';
import { shareTotals } from '@/lib/billing/share-totals';
import { CONCEPTS, STATUSES } from '@/lib/billing/share-view';
import { ownRoute } from '@/lib/clinic/own-route.server';

/**
 * Sums by concept and status of everything a filter finds, as `{totals}`; `{tooMany}` with their
 * number where they are too many to be read for it.
 */
export function GET(request: Request): Promise<Response> {
  const options = { operation: 'patient-shares.of-patient', query: shareFilter } as const;
  return ownRoute(request, options, async (caller, filter) => {
    const found = await readShares(caller, filter);
    if ('tooMany' in found) return Response.json(found);
    const known = { concepts: CONCEPTS, statuses: STATUSES };
    return Response.json({ totals: shareTotals(found.rows, known) });
  });
}

export const dynamic = 'force-dynamic';
