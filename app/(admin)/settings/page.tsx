import { forbidden, redirect } from 'next/navigation';
import { settingsScreensFor } from '@/components/shell/screens';
import { pageCaller } from '@/lib/clinic/page-caller';

/** The first part of the settings that this person uses. */
export default async function SettingsPage() {
  const { session } = await pageCaller();
  const [first] = settingsScreensFor(session.staff.role);
  if (first === undefined) forbidden();
  redirect(first.href);
}
