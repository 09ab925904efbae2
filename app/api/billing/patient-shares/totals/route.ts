import { billingHandlers } from '@/lib/billing/handlers';
import { readShares, shareFilter } from '@/lib/billing/read-shares.server';
import { shareTotals } from '@/lib/billing/share-totals';
import { CONCEPTS, STATUSES } from '@/lib/billing/share-view';
import { defineHandler } from '@/lib/server/door/define-handler.server';

export const GET = defineHandler(
  billingHandlers.shareTotals,
  { query: shareFilter },
  async (caller, { query }) => {
    const found = await readShares(caller, query);
    if ('tooMany' in found) return found;
    return { totals: shareTotals(found.rows, { concepts: CONCEPTS, statuses: STATUSES }) };
  },
);

export const dynamic = 'force-dynamic';
