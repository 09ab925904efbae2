import 'server-only';
import type { BillingTask } from '@/components/today/billing-card';
import { SHARES_PATH } from '@/lib/billing/share-view';
import { invoicesHref } from '@/lib/billing/shared/invoice-view';
import { listInvoices } from '@/lib/contract/billing/invoices';
import { listPatientShares } from '@/lib/contract/billing/patient-shares';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';

const NONE = { page: 1, limit: 1 } as const;
const INVOICES = [
  ['drafts', { status: 'draft' }],
  ['owing', { owing: 'true' }],
] as const;

/** How much waits in billing, as far as this person sees it and the service tells. */
export async function loadBilling(person: Caller): Promise<BillingTask[]> {
  const caller = { ...person, hasOwnRow: true } as const;
  const [seesShares, seesInvoices] = await Promise.all([
    mayUse(caller, listPatientShares.id),
    mayUse(caller, listInvoices.id),
  ]);
  const count = async (read: Promise<{ readonly pagination: { readonly total: number } }>) => {
    const loaded = await loadForPage(caller, read);
    return loaded.problem ? undefined : loaded.data.pagination.total;
  };
  const flagged = async (): Promise<BillingTask> => ({
    name: 'flagged',
    href: `${SHARES_PATH}?review=flagged`,
    count: await count(
      readOnBehalfOf(caller, listPatientShares, { query: { ...NONE, review: 'flagged' } }),
    ),
  });
  const invoices = INVOICES.map(
    ([name, filter]) =>
      async (): Promise<BillingTask> => ({
        name,
        href: invoicesHref(filter),
        count: await count(readOnBehalfOf(caller, listInvoices, { query: { ...NONE, ...filter } })),
      }),
  );
  const tasks = [...(seesShares ? [flagged] : []), ...(seesInvoices ? invoices : [])];
  return Promise.all(tasks.map((load) => load()));
}
