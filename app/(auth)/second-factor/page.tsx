import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { readSession } from '@/lib/auth/session';
import { FormHead } from '../form-head';
import { NoScript } from '../no-script';
import { Enrolment } from './enrolment';
import { enrolmentWords } from './words';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth.enrol'))('title') };
}

export default async function SecondFactorPage() {
  const session = await readSession(await headers());
  if (!session) redirect('/login?next=/second-factor');
  if (session.staff.secondFactor) redirect('/');
  const t = await getTranslations('auth.enrol');
  return (
    <>
      <NoScript />
      <div className="noscript:hidden">
        <FormHead title={t('title')}>{t('explain')}</FormHead>
        <Enrolment email={session.staff.email} words={await enrolmentWords()} />
      </div>
    </>
  );
}
