import * as z from 'zod/mini';
import { MOST_SUMMED } from '@/lib/billing/most-summed';
import { paymentTotals } from '@/lib/billing/payment-totals';
import { METHODS } from '@/lib/billing/payment-view';
import { readAllOnBehalfOf } from '@/lib/clinic/all-on-behalf-of';
import { FULL_PAGE } from '@/lib/clinic/all-pages';
import { ownRoute } from '@/lib/clinic/own-route.server';
import { listPayments } from '@/lib/contract/payments';

const query = z.omit(listPayments.query, { page: true, limit: true, with: true });

/** Sums by method of everything a filter finds, as `{totals}`; `{tooMany}` with their number. */
export function GET(request: Request): Promise<Response> {
  return ownRoute(request, { operation: 'payments.list', query }, async (caller, filter) => {
    const most = MOST_SUMMED / FULL_PAGE;
    const found = await readAllOnBehalfOf(caller, listPayments, { query: filter }, most);
    if ('tooMany' in found) return Response.json(found);
    return Response.json({ totals: paymentTotals(found.rows, METHODS) });
  });
}

export const dynamic = 'force-dynamic';
