import 'server-only';
import type { Caller } from '@/lib/server/door/caller';
import { mayUse } from '@/lib/server/door/may-use';
import type { ShareRights } from './listed-share';

/** What somebody who is about to bill may do about a bill there is already. */
export async function billRights(caller: Caller) {
  const [readsInvoices, voidsInvoices, removesCharges] = await Promise.all([
    mayUse(caller, 'invoices.read'),
    mayUse(caller, 'invoices.void'),
    mayUse(caller, 'charges.remove'),
  ]);
  return { readsInvoices, voidsInvoices, removesCharges };
}

export async function shareRights(caller: Caller): Promise<ShareRights> {
  const [settles, collects, cancels, takesReceipts] = await Promise.all([
    mayUse(caller, 'patient-shares.resolve-review'),
    mayUse(caller, 'patient-shares.collect'),
    mayUse(caller, 'patient-shares.cancel'),
    mayUse(caller, 'payments.receipt'),
  ]);
  return { settles, collects, cancels, takesReceipts };
}
