import type { ReactNode } from 'react';
import { PartTabs } from '@/components/shell/part-tabs';
import { partsFor } from '@/components/shell/screens';
import { pageCaller } from '@/lib/server/door/page-caller';

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { session } = await pageCaller();
  return (
    <>
      <PartTabs of="settings" screens={partsFor(session.staff.role, 'settings')} />
      {children}
    </>
  );
}
