import * as z from 'zod/mini';
import { billingHandlers } from '@/lib/billing/handlers';
import { MOST_SUMMED } from '@/lib/billing/most-summed';
import { paymentTotals } from '@/lib/billing/payment-totals';
import { METHODS } from '@/lib/billing/payment-view';
import { listPayments } from '@/lib/contract/billing/payments';
import { readAllOnBehalfOf } from '@/lib/server/door/all-on-behalf-of';
import { FULL_PAGE } from '@/lib/server/door/all-pages';
import { defineHandler } from '@/lib/server/door/define-handler.server';

const query = z.omit(listPayments.query, { page: true, limit: true, with: true });

export const GET = defineHandler(
  billingHandlers.paymentTotals,
  { query },
  async (caller, { query: filter }) => {
    const most = MOST_SUMMED / FULL_PAGE;
    const found = await readAllOnBehalfOf(caller, listPayments, { query: filter }, most);
    return 'tooMany' in found ? found : { totals: paymentTotals(found.rows, METHODS) };
  },
);

export const dynamic = 'force-dynamic';
