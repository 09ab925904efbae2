import { dehydrate } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { fromPageParams } from '@/lib/address-params';
import { clinic } from '@/lib/clinic/clinic.server';
import { pageCaller } from '@/lib/clinic/page-caller';
import { recentlyOpened } from '@/lib/clinic/recently-opened.server';
import { listPatients } from '@/lib/contract/patients';
import type { Role } from '@/lib/contract/roles';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { prefetch } from '@/lib/queries/prefetch.server';
import { createQueryClient } from '@/lib/queries/query-client';
import { clinicToday } from '@/lib/rules/clinic-time';
import { mayCall } from '@/lib/rules/rights';
import { type Creation, PatientsScreen } from './client';
import { parsePatientsView, patientsHref, patientsListQuery } from './search-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('patients');
  return { title: t('title') };
}

export default async function PatientsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  const view = parsePatientsView(fromPageParams(await searchParams));
  const queries = createQueryClient();
  const query = patientsListQuery(view);
  const isPlain = view.search === '' && view.status === undefined && view.page === 1;
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
