import 'server-only';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { onlyOwnOfToday } from '@/lib/kit/rights';
import type { Caller } from '@/lib/server/door/caller';
import { mayUse } from '@/lib/server/door/may-use';
import { env } from '@/lib/server/settings/env.server';
import type { ShareRights } from './listed-share';
import type { PaymentRights } from './payment-rights';

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
  const [settles, collects, cancels, takesReceipts, takesSlips] = await Promise.all([
    mayUse(caller, 'patient-shares.resolve-review'),
    mayUse(caller, 'patient-shares.collect'),
    mayUse(caller, 'patient-shares.cancel'),
    mayUse(caller, 'payments.receipt'),
    mayUse(caller, 'payments.refund-slip'),
  ]);
  return { settles, collects, cancels, takesReceipts, takesSlips };
}

/** What somebody may do about money that was received. */
export async function paymentRights(caller: Caller): Promise<PaymentRights> {
  const { id: staffId, role } = caller.session.staff;
  const [reverses, refunds] = await Promise.all([
    mayUse(caller, 'payments.reverse'),
    mayUse(caller, 'payments.refund'),
  ]);
  if (!reverses) return { reverses: 'none', refunds };
  const isOwn = onlyOwnOfToday(role, 'payments.reverse');
  const today = clinicToday(env().timezone, new Date());
  return { reverses: isOwn ? { staffId, today } : 'any', refunds };
}
