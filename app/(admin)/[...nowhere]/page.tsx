import { notFound } from 'next/navigation';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { requireSession } from '@/lib/server/auth/session';

export const generateMetadata = screenMetadata('nowhere');

/**
 * Every address no screen answers to, so that the shell stays around the news of it, and so that
 * somebody signed out learns nothing of which addresses there are.
 */
export default async function NowherePage(): Promise<never> {
  await requireSession();
  notFound();
}
