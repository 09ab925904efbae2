import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Breakers } from '@/components/connection/breakers';
import { KeptData } from '@/components/connection/kept-data';
import { LastHour } from '@/components/connection/last-hour';
import { Offer } from '@/components/connection/offer';
import { requireOwnRight } from '@/lib/clinic/own-right.server';
import { pageCaller } from '@/lib/clinic/page-caller';
import { connectionFacts } from '@/lib/connection/facts.server';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { ConnectionScreen } from './client';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('connection');
  return { title: t('title') };
}

/** How this application and the clinic service get on. */
export default async function ConnectionPage() {
  const caller = await pageCaller();
  await loadForPage(caller, requireOwnRight(caller, 'connection.test'));
  const facts = await connectionFacts(await getLocale());
  const { timezone } = env();
  return (
    <ClientMessages namespaces={['connection']}>
      <ConnectionScreen address={facts.address} embedded={facts.embedded} timezone={timezone}>
        <LastHour hour={facts.hour} timezone={timezone} />
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Breakers breakers={facts.breakers} />
          <KeptData facts={facts} timezone={timezone} />
        </div>
        <Offer facts={facts} />
      </ConnectionScreen>
    </ClientMessages>
  );
}
