import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@/lib/server/auth/demo-accounts';
import { readSession } from '@/lib/server/auth/session';
import { safeNext } from '@/lib/server/http/safe-next';
import { env } from '@/lib/server/settings/env.server';
import { NoScript } from '../no-script';
import type { RefusalWords } from '../refusal-text';
import { DemoRoles } from './demo-roles';
import { SignIn } from './sign-in';
import { signInWords } from './words';

interface PageParams {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth.signIn'))('title') };
}

export default async function LoginPage({ searchParams }: PageParams) {
  const { next } = await searchParams;
  const target = safeNext(typeof next === 'string' ? next : undefined);
  if (await readSession(await headers())) redirect(target);
  const words = await signInWords();
  const t = await getTranslations('auth.signIn');
  return (
    <>
      <NoScript />
      <div className="noscript:hidden">
        <SignIn
          next={target}
          words={words}
          demo={env().demo && <DemoEntrance next={target} refusals={words.refusals} />}
        />
        {!env().demo && <p className="mt-6 text-sm text-pretty text-ink-muted">{t('lost')}</p>}
      </div>
    </>
  );
}

/** Only ever rendered for the demo clinic on a loopback address. */
async function DemoEntrance({ next, refusals }: { next: string; refusals: RefusalWords }) {
  const t = await getTranslations('auth.demo');
  const roles = await getTranslations('common.roles');
  return (
    <section aria-label={t('accounts')} className="mb-6">
      <p className="mb-3 text-ink-muted text-pretty">{t('explain')}</p>
      <DemoRoles
        next={next}
        refusals={refusals}
        enterAs={t('enterAs')}
        roles={DEMO_ACCOUNTS.map(({ role, name }) => ({ role, name: roles(role), who: name }))}
      />
      <details className="mt-3 text-sm text-ink-muted">
        <summary className="inline-flex min-h-6 items-center rounded-sm underline underline-offset-2">
          {t('accounts')}
        </summary>
        <p className="mt-2">
          {t('password')} <code className="font-mono text-ink select-all">{DEMO_PASSWORD}</code>
        </p>
        <ul className="mt-1">
          {DEMO_ACCOUNTS.map(({ email }) => (
            <li key={email}>
              <code className="font-mono text-ink select-all">{email}</code>
            </li>
          ))}
        </ul>
      </details>
      <p className="mt-6 flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
    </section>
  );
}
