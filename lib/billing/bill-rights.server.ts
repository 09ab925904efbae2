import 'server-only';
import { createCharge } from '@/lib/contract/billing/charges';
import type { changeInvoice, createInvoice } from '@/lib/contract/billing/invoices';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { onlyOwnOfToday } from '@/lib/kit/rights';
import { clinic } from '@/lib/server/clinic/clinic.server';
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

/** Whether the kind of a line without tax is asked: a service that takes no answer keeps none. */
export function takesKinds({
  id,
}: typeof createInvoice | typeof changeInvoice | typeof createCharge): Promise<boolean> {
  return clinic().features.offersInput(id, 'items[].taxKind');
}

/** Whether a share that is made with its charge has a reference. */
export function takesShareReference(): Promise<boolean> {
  return clinic().features.offersInput(createCharge.id, 'patientShare.reference');
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
