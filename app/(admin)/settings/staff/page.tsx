import { readLists } from '@/lib/agenda/shared/directory-lists.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { listStaff } from '@/lib/server/auth/list-staff';
import { openInvitations } from '@/lib/server/auth/setup-link';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { StaffScreen } from './client';

export const generateMetadata = screenMetadata('staff');

/** Who works here, and who is invited. */
export default async function StaffPage() {
  const caller = await pageCaller();
  await requireScreen(caller, 'staff');
  const [people, invitations, lists] = await Promise.all([
    listStaff(),
    openInvitations(),
    loadForPage(caller, readLists()),
  ]);
  return (
    <ClientMessages namespaces={['staff']}>
      <StaffScreen
        people={people}
        invitations={invitations.map(({ expiresAt, ...invitation }) => ({
          ...invitation,
          expiresAt: expiresAt.toISOString(),
        }))}
        doctors={lists.problem ? undefined : lists.data.doctors}
        ownId={caller.session.staff.id}
        timezone={env().timezone}
      />
    </ClientMessages>
  );
}
