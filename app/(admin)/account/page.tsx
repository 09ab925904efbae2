import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { isDemoAccount } from '@/lib/auth/demo-accounts';
import { sessionsOf } from '@/lib/auth/own-account';
import { pageCaller } from '@/lib/clinic/page-caller';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { AccountScreen } from './client';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('title') };
}

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
