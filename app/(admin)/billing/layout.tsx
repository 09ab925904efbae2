import type { ReactNode } from 'react';
import { PartTabs } from '@/components/shell/part-tabs';
import { billingScreensFor } from '@/components/shell/screens';
import { pageCaller } from '@/lib/clinic/page-caller';

export default async function BillingLayout({ children }: { children: ReactNode }) {
  const { session } = await pageCaller();
  return (
    <>
      <PartTabs of="billing" screens={billingScreensFor(session.staff.role)} />
      {children}
    </>
  );
}
