import { redirect } from 'next/navigation';
import { settingsScreensFor } from '@/components/shell/screens';
import { pageCaller } from '@/lib/clinic/page-caller';

/** The first part of the settings that this person uses. */
export default async function SettingsPage() {
  const { session } = await pageCaller();
  const [first] = settingsScreensFor(session.staff.role);
  // Whoever uses none is refused there, and that is on the trail.
  redirect(first?.href ?? '/settings/staff');
}
