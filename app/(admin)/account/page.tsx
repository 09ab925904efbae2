import { ClientMessages } from '@/lib/i18n/client-messages';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { isDemoAccount } from '@/lib/server/auth/demo-accounts';
import { sessionsOf } from '@/lib/server/auth/own-account';
import { pageCaller } from '@/lib/server/door/page-caller';
import { env } from '@/lib/server/settings/env.server';
import { AccountScreen } from './client';

export const generateMetadata = screenMetadata('account');

/** Everybody's own account: who one is here, how one comes in, where one is signed in. */
export default async function AccountPage() {
  const { session } = await pageCaller();
  const { staff } = session;
  return (
    <ClientMessages namespaces={['account', 'auth']}>
      <AccountScreen
        person={staff}
        isDemo={isDemoAccount(staff.email)}
        sessions={await sessionsOf(staff.id)}
        ownSessionId={session.id}
        timezone={env().timezone}
      />
    </ClientMessages>
  );
}
