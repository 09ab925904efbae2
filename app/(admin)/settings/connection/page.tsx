import { getLocale } from 'next-intl/server';
import { Breakers } from '@/components/connection/breakers';
import { KeptData } from '@/components/connection/kept-data';
import { LastHour } from '@/components/connection/last-hour';
import { Offer } from '@/components/connection/offer';
import { connectionFacts } from '@/lib/connection/facts.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { ConnectionScreen } from './client';

export const generateMetadata = screenMetadata('connection');

/** How this application and the clinic service get on. */
export default async function ConnectionPage() {
  const caller = await pageCaller();
  await requireScreen(caller, 'connection');
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
