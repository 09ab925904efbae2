import 'server-only';
import type { BillingTask } from '@/components/today/billing-card';
import { INVOICES_PATH } from '@/lib/billing/invoice-view';
import { SHARES_PATH } from '@/lib/billing/share-view';
import type { Caller } from '@/lib/clinic/caller';
import { mayUse } from '@/lib/clinic/may-use';
import { readOnBehalfOf } from '@/lib/clinic/on-behalf-of';
import { listInvoices } from '@/lib/contract/invoices';
import { listPatientShares } from '@/lib/contract/patient-shares';
import { loadForPage } from '@/lib/queries/load-for-page.server';

const NONE = { page: 1, limit: 1 } as const;
const STATUSES = [
  ['drafts', 'draft'],
  ['unpaid', 'issued'],
  ['partlyPaid', 'partially_paid'],
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
  const invoices = STATUSES.map(
    ([name, status]) =>
      async (): Promise<BillingTask> => ({
        name,
        href: `${INVOICES_PATH}?status=${status}`,
        count: await count(readOnBehalfOf(caller, listInvoices, { query: { ...NONE, status } })),
      }),
  );
  const tasks = [...(seesShares ? [flagged] : []), ...(seesInvoices ? invoices : [])];
  return Promise.all(tasks.map((load) => load()));
}
