import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { requireSession } from '@/lib/auth/session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.notFound');
  return { title: t('title') };
}

/**
 * Every address no screen answers to, so that the shell stays around the news of it, and so that
 * somebody signed out learns nothing of which addresses there are.
 */
export default async function NowherePage(): Promise<never> {
  await requireSession();
  notFound();
}
