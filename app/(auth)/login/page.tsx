import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { readSession } from '@/lib/auth/session';
import { env } from '@/lib/env.server';
import { safeNext } from '@/lib/http/safe-next';
import { NoScript } from '../no-script';
import { DemoEntrance } from './demo-entrance';
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
