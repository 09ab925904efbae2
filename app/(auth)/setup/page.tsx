import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { State } from '@/components/ui/state';
import { MIN_PASSWORD } from '@/lib/auth/password-rules';
import { openSetupLink } from '@/lib/auth/setup-link';
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

/** Where a one-time link leads, of `npm run admin:create` or of whoever runs the clinic. It is judged again when it is used. */
export default async function SetupPage({ searchParams }: PageParams) {
  const { token } = await searchParams;
  const t = await getTranslations('auth.setup');
  const given = typeof token === 'string' ? token : '';
  const invited = await openSetupLink(given);
  if (invited === null) {
    return (
      <State icon="lock" title={t('invalid')} heading="h1">
        <p>{t('invalidExplain')}</p>
      </State>
    );
  }
  const { email, account, role, isInvitation } = invited;
  const roles = await getTranslations('common.roles');
  return (
    <>
      <NoScript />
      <div className="noscript:hidden">
        {account ? (
          <FormHead title={t('titleBack')}>{t('explainBack', { email })}</FormHead>
        ) : (
          <FormHead title={t(isInvitation ? 'titleInvited' : 'title')}>
            {isInvitation
              ? t('explainInvited', { email, role: roles(role) })
              : t('explain', { email })}
          </FormHead>
        )}
        <SetupForm
          token={given}
          name={account?.name}
          minPassword={MIN_PASSWORD}
          words={await setupWords(account !== undefined)}
        />
      </div>
    </>
  );
}
