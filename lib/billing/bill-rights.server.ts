import 'server-only';
import type { Caller } from '@/lib/clinic/caller';
import { mayUse } from '@/lib/clinic/may-use';

/** What somebody who is about to bill may do about a bill there is already. */
export async function billRights(caller: Caller) {
  const [readsInvoices, voidsInvoices, removesCharges] = await Promise.all([
    mayUse(caller, 'invoices.read'),
    mayUse(caller, 'invoices.void'),
    mayUse(caller, 'charges.remove'),
  ]);
  return { readsInvoices, voidsInvoices, removesCharges };
}
