import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { shareRights } from '@/lib/billing/bill-rights.server';
import {
  FLAGGED_QUERY,
  loadShareView,
  OWING_QUERY,
  SHARES_PAGE,
  type ShareView,
  shareListQuery,
  sharesHref,
} from '@/lib/billing/share-view';
import { listPatientShares, listPatientSharesOf } from '@/lib/contract/billing/patient-shares';
import { readPatient } from '@/lib/contract/patients';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { mayCall } from '@/lib/kit/rights';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { pageCaller } from '@/lib/server/door/page-caller';
import { prefetch } from '@/lib/server/door/prefetch.server';
import { recentlyOpened } from '@/lib/server/door/recently-opened.server';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { SharesScreen } from './client';

export const generateMetadata = screenMetadata('patientShares');

export default async function PatientSharesPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'patientShares');
  const { role } = caller.session.staff;
  const [seesClinic, rights] = await Promise.all([
    mayUse(caller, 'patient-shares.list'),
    shareRights(caller),
  ]);
  const view = loadShareView(await searchParams);
  const queries = createQueryClient();
  const [list, recents] = await Promise.all([
    loadForPage(caller, prefetchShares(queries, caller, view, seesClinic)),
    recentlyOpened(caller),
  ]);
  return (
    <ClientMessages
      namespaces={['billing', 'charges', 'patientShares', 'payments', 'patientPicker', 'identity']}
    >
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <SharesScreen
          today={clinicToday(env().timezone, new Date())}
          recents={recents.patients}
          rights={{ ...rights, seesClinic, isRoleEnough: mayCall(role, 'patient-shares.list') }}
          failed={list.problem && { href: sharesHref(view), problem: list.problem }}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}

async function prefetchShares(
  queries: QueryClient,
  caller: Caller,
  view: ShareView,
  seesClinic: boolean,
): Promise<void> {
  if (view.patientId !== null) {
    const { patientId, page } = view;
    await Promise.all([
      prefetch(queries, caller, listPatientSharesOf, {
        params: { patientId },
        query: { page, limit: SHARES_PAGE, with: 'resolutions' },
      }),
      // Where it fails, the browser asks for itself: the payments are what was asked for.
      loadForPage(caller, prefetch(queries, caller, readPatient, { params: { id: patientId } })),
    ]);
    return;
  }
  if (!seesClinic) return;
  await Promise.all([
    prefetch(queries, caller, listPatientShares, { query: shareListQuery(view) }),
    prefetch(queries, caller, listPatientShares, { query: FLAGGED_QUERY }),
    prefetch(queries, caller, listPatientShares, { query: OWING_QUERY }),
  ]);
}
