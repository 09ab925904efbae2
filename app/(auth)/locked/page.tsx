import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEMO_PASSWORD } from '@/lib/server/auth/demo-accounts';
import { safeNext } from '@/lib/server/http/safe-next';
import { env } from '@/lib/server/settings/env.server';
import { signInWords } from '../login/words';
import { NoScript } from '../no-script';
import { LockedScreen } from './locked-screen';

interface PageParams {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth.locked'))('title') };
}

/** Where a screen that nobody used has gone. Nothing of what it showed is here. */
export default async function LockedPage({ searchParams }: PageParams) {
  const { next } = await searchParams;
  const t = await getTranslations('auth.locked');
  return (
    <>
      <NoScript />
      <LockedScreen
        next={safeNext(typeof next === 'string' ? next : undefined)}
        words={{
          ...(await signInWords()),
          title: t('title'),
          explain: t('explain'),
          submit: t('submit'),
          other: t('other'),
        }}
      />
      {env().demo && (
        <p className="mt-6 text-sm text-ink-muted">{t('demo', { password: DEMO_PASSWORD })}</p>
      )}
    </>
  );
}
