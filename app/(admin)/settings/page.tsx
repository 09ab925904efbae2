import { redirect } from 'next/navigation';
import { partsFor } from '@/components/shell/screens';
import { pageCaller } from '@/lib/server/door/page-caller';

/** The first part of the settings that this person uses. */
export default async function SettingsPage() {
  const { session } = await pageCaller();
  const [first] = partsFor(session.staff.role, 'settings');
  // Whoever uses none is refused there, and that is on the trail.
  redirect(first?.href ?? '/settings/staff');
}
