import 'server-only';
import type { BillingTask } from '@/components/today/billing-card';
import { sharesHref } from '@/lib/billing/share-view';
import { invoicesHref } from '@/lib/billing/shared/invoice-view';
import { unbilledHref } from '@/lib/billing/unbilled-view';
import { listInvoices } from '@/lib/contract/billing/invoices';
import { listPatientShares } from '@/lib/contract/billing/patient-shares';
import { listUnbilled } from '@/lib/contract/billing/unbilled';
import { addDays } from '@/lib/kit/dates/clinic-time';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';

const NONE = { page: 1, limit: 1 } as const;
const SHARES = [
  ['flagged', { review: 'flagged' }],
  ['toCollect', { owing: 'true' }],
] as const;
const INVOICES = [
  ['drafts', { status: 'draft' }],
  ['owing', { owing: 'true' }],
] as const;

/** Days of appointments that are still worth billing one by one; the list has the older ones, too. */
const UNBILLED_DAYS = 30;

/**
 * How much waits in billing, as far as this person sees it and the service tells. `today`: the clinic's
 * date.
 */
export async function loadBilling(person: Caller, today: string): Promise<BillingTask[]> {
  const caller = { ...person, hasOwnRow: true } as const;
  const [seesShares, seesInvoices, seesUnbilled] = await Promise.all([
    mayUse(caller, listPatientShares.id),
    mayUse(caller, listInvoices.id),
    mayUse(caller, listUnbilled.id),
  ]);
  const count = async (read: Promise<{ readonly pagination: { readonly total: number } }>) => {
    const loaded = await loadForPage(caller, read);
    return loaded.problem ? undefined : loaded.data.pagination.total;
  };
  const shares = SHARES.map(([name, filter]) => async (): Promise<BillingTask> => {
    const query = { ...NONE, ...filter };
    return {
      name,
      href: sharesHref(filter),
      count: await count(readOnBehalfOf(caller, listPatientShares, { query })),
    };
  });
  const unbilled = async (): Promise<BillingTask> => {
    const from = addDays(today, 1 - UNBILLED_DAYS);
    return {
      name: 'unbilled',
      days: UNBILLED_DAYS,
      href: unbilledHref({ from }),
      count: await count(readOnBehalfOf(caller, listUnbilled, { query: { ...NONE, from } })),
    };
  };
  const invoices = INVOICES.map(
    ([name, filter]) =>
      async (): Promise<BillingTask> => ({
        name,
        href: invoicesHref(filter),
        count: await count(readOnBehalfOf(caller, listInvoices, { query: { ...NONE, ...filter } })),
      }),
  );
  const tasks = [
    ...(seesShares ? shares : []),
    ...(seesUnbilled ? [unbilled] : []),
    ...(seesInvoices ? invoices : []),
  ];
  return Promise.all(tasks.map((load) => load()));
}
