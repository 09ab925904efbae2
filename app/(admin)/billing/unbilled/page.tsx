import { dehydrate } from '@tanstack/react-query';
import { getTranslations } from 'next-intl/server';
import { UnavailableState } from '@/components/ui/states/unavailable-state';
import { loadUnbilledView, unbilledHref, unbilledListQuery } from '@/lib/billing/unbilled-view';
import { listUnbilled } from '@/lib/contract/billing/unbilled';
import { listDoctors } from '@/lib/contract/doctors';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { shownName } from '@/lib/kit/text/full-name';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { pageCaller } from '@/lib/server/door/page-caller';
import { prefetch } from '@/lib/server/door/prefetch.server';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { UnbilledScreen } from './client';

export const generateMetadata = screenMetadata('unbilled');

export default async function UnbilledPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'unbilled');
  const { features } = clinic();
  // Until that is known it may be asked for.
  if (!(await features.offers(listUnbilled.id)) && features.known()) {
    const t = await getTranslations('unbilled');
    return <UnavailableState title={t('notOffered')}>{t('notOfferedExplain')}</UnavailableState>;
  }
  const view = await loadUnbilledView(searchParams);
  const queries = createQueryClient();
  const query = unbilledListQuery(view);
  const [list, doctors, bills, charges] = await Promise.all([
    loadForPage(caller, prefetch(queries, caller, listUnbilled, { query })),
    doctorsOf(caller),
    mayUse(caller, 'invoices.create'),
    mayUse(caller, 'charges.create'),
  ]);
  return (
    <ClientMessages namespaces={['unbilled']}>
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <UnbilledScreen
          today={clinicToday(env().timezone, new Date())}
          doctors={doctors}
          rights={{ bills, charges }}
          failed={list.problem && { href: unbilledHref(view), problem: list.problem }}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}

/** Also those who have left: what they did may still be unbilled. */
async function doctorsOf(caller: Caller) {
  if (!(await mayUse(caller, listDoctors.id))) return [];
  const read = readOnBehalfOf(caller, listDoctors, { query: { limit: 100 } });
  const loaded = await loadForPage(caller, read);
  if (loaded.problem) return [];
  return loaded.data.data.map(({ id, fullName }) => ({ id, name: shownName(fullName) }));
}
