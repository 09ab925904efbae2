import { forbidden, redirect } from 'next/navigation';
import { billingScreensFor } from '@/components/shell/screens';
import { pageCaller } from '@/lib/clinic/page-caller';

/** The first part of billing that this person uses. */
export default async function BillingPage() {
  const { session } = await pageCaller();
  const [first] = billingScreensFor(session.staff.role);
  if (first === undefined) forbidden();
  redirect(first.href);
}
