import * as z from 'zod/mini';
import { billingHandlers } from '@/lib/billing/handlers';
import { MOST_SUMMED } from '@/lib/billing/most-summed';
import { METHODS } from '@/lib/billing/payment-view';
import { paymentTotals } from '@/lib/billing/rules/payment-totals';
import { listPayments, totalPayments } from '@/lib/contract/billing/payments';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { readAllOnBehalfOf } from '@/lib/server/door/all-on-behalf-of';
import { FULL_PAGE } from '@/lib/server/door/all-pages';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';

const query = z.omit(listPayments.query, { page: true, limit: true, with: true });

/** Of any number where the service sums up; otherwise the pages are read, up to a number of them. */
export const GET = defineHandler(
  billingHandlers.paymentTotals,
  { query },
  async (caller, { query: filter }) => {
    if (await clinic().features.offers('payments.totals')) {
      return { totals: await readOnBehalfOf(caller, totalPayments, { query: filter }) };
    }
    const most = MOST_SUMMED / FULL_PAGE;
    const found = await readAllOnBehalfOf(caller, listPayments, { query: filter }, most);
    return 'tooMany' in found ? found : { totals: paymentTotals(found.rows, METHODS) };
  },
);

export const dynamic = 'force-dynamic';
