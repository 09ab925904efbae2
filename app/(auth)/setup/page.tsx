import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { State } from '@/components/ui/state';
import { MIN_PASSWORD } from '@/lib/auth/password-rules';
import { FormHead } from '../form-head';
import { NoScript } from '../no-script';
import { SetupForm } from './setup-form';
import { setupWords } from './words';

interface PageParams {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth.setup'))('title') };
}

/** Where the one-time link of `npm run admin:create` leads. The server judges the token on submit. */
export default async function SetupPage({ searchParams }: PageParams) {
  const { token } = await searchParams;
  const t = await getTranslations('auth.setup');
  if (typeof token !== 'string' || !/^[\w-]{43}$/.test(token)) {
    return (
      <State icon="lock" title={t('invalid')} heading="h1">
        <p>{t('invalidExplain')}</p>
      </State>
    );
  }
  return (
    <>
      <NoScript />
      <div className="noscript:hidden">
        <FormHead title={t('title')}>{t('explain')}</FormHead>
        <SetupForm token={token} minPassword={MIN_PASSWORD} words={await setupWords()} />
      </div>
    </>
  );
}
