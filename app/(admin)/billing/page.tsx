import { redirect } from 'next/navigation';
import { partsFor } from '@/components/shell/screens';
import { pageCaller } from '@/lib/server/door/page-caller';

/** The first part of billing that this person uses. */
export default async function BillingPage() {
  const { session } = await pageCaller();
  const [first] = partsFor(session.staff.role, 'billing');
  // Whoever uses none is refused there, and that is on the trail.
  redirect(first?.href ?? '/billing/invoices');
}
