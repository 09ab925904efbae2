import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MIN_PASSWORD } from '@/lib/kit/password-rules';
import { NoScript } from '../no-script';
import { SetupEntrance } from './setup-entrance';
import { setupWords } from './words';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth.setup'))('title') };
}

/**
 * Where a one-time link leads, of `npm run admin:create` or of whoever runs the clinic. Its token stands
 * in the fragment, which the browser alone knows.
 */
export default async function SetupPage() {
  return (
    <>
      <NoScript />
      <div className="noscript:hidden">
        <SetupEntrance minPassword={MIN_PASSWORD} words={await setupWords()} />
      </div>
    </>
  );
}
