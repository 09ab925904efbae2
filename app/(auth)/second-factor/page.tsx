import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { owesSecondFactor, readSession } from '@/lib/server/auth/session';
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
  const isOwed = owesSecondFactor(session.staff);
  return (
    <>
      <NoScript />
      <div className="noscript:hidden">
        <FormHead title={t('title')}>{t(isOwed ? 'explain' : 'explainChosen')}</FormHead>
        <Enrolment email={session.staff.email} isOwed={isOwed} words={await enrolmentWords()} />
      </div>
    </>
  );
}
