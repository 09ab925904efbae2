import { redirect } from 'next/navigation';
import { billingScreensFor } from '@/components/shell/screens';
import { pageCaller } from '@/lib/clinic/page-caller';

/** The first part of billing that this person uses. */
export default async function BillingPage() {
  const { session } = await pageCaller();
  const [first] = billingScreensFor(session.staff.role);
  // Whoever uses none is refused there, and that is on the trail.
  redirect(first?.href ?? '/billing/invoices');
}
