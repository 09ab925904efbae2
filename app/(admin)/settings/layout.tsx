import type { ReactNode } from 'react';
import { PartTabs } from '@/components/shell/part-tabs';
import { settingsScreensFor } from '@/components/shell/screens';
import { pageCaller } from '@/lib/clinic/page-caller';

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { session } = await pageCaller();
  return (
    <>
      <PartTabs of="settings" screens={settingsScreensFor(session.staff.role)} />
      {children}
    </>
  );
}
