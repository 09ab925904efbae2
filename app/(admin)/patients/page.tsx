import { dehydrate } from '@tanstack/react-query';
import { listPatients } from '@/lib/contract/patients';
import type { Role } from '@/lib/contract/roles';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { mayCall } from '@/lib/kit/rights';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { prefetch } from '@/lib/server/door/prefetch.server';
import { recentlyOpened } from '@/lib/server/door/recently-opened.server';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { type Creation, PatientsScreen } from './client';
import { loadPatientsView, patientsHref, patientsListQuery } from './search-params';

export const generateMetadata = screenMetadata('patients');

export default async function PatientsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'patients');
  const view = await loadPatientsView(searchParams);
  const queries = createQueryClient();
  const query = patientsListQuery(view);
  const isPlain = view.search === '' && view.status === null && view.page === 1;
  const [list, recents, create] = await Promise.all([
    loadForPage(caller, prefetch(queries, caller, listPatients, { query })),
    isPlain ? recentlyOpened(caller) : undefined,
    creation(caller.session.staff.role),
  ]);
  return (
    <ClientMessages namespaces={['patients', 'identity']}>
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <PatientsScreen
          today={clinicToday(env().timezone, new Date())}
          recents={recents?.patients ?? []}
          create={create}
          failed={list.problem && { href: patientsHref(view), problem: list.problem }}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}

async function creation(role: Role): Promise<Creation> {
  if (!mayCall(role, 'patients.create')) return 'no';
  const { features } = clinic();
  if (await features.offers('patients.create')) return 'yes';
  return features.known() ? 'not-offered' : 'unknown';
}
