import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readLists } from '@/lib/agenda/directory-lists.server';
import { listStaff } from '@/lib/auth/list-staff';
import { openInvitations } from '@/lib/auth/setup-link';
import { requireOwnRight } from '@/lib/clinic/own-right.server';
import { pageCaller } from '@/lib/clinic/page-caller';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { StaffScreen } from './client';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('staff');
  return { title: t('title') };
}

/** Who works here, and who is invited. */
export default async function StaffPage() {
  const caller = await pageCaller();
  await loadForPage(caller, requireOwnRight(caller, 'staff.manage'));
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
