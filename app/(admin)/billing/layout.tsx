import type { ReactNode } from 'react';
import { BillingTabs } from '@/components/billing/billing-tabs';
import { billingScreensFor } from '@/components/shell/screens';
import { pageCaller } from '@/lib/clinic/page-caller';

export default async function BillingLayout({ children }: { children: ReactNode }) {
  const { session } = await pageCaller();
  return (
    <>
      <BillingTabs screens={billingScreensFor(session.staff.role)} />
      {children}
    </>
  );
}
