import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { fromPageParams } from '@/lib/address-params';
import {
  FLAGGED_QUERY,
  parseShareView,
  SHARES_PAGE,
  type ShareView,
  shareListQuery,
  sharesHref,
} from '@/lib/billing/share-view';
import type { Caller } from '@/lib/clinic/caller';
import { mayUse } from '@/lib/clinic/may-use';
import { requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { recentlyOpened } from '@/lib/clinic/recently-opened.server';
import { listPatientShares, listPatientSharesOf } from '@/lib/contract/patient-shares';
import { readPatient } from '@/lib/contract/patients';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { prefetch } from '@/lib/queries/prefetch.server';
import { createQueryClient } from '@/lib/queries/query-client';
import { clinicToday } from '@/lib/rules/clinic-time';
import { mayCall } from '@/lib/rules/rights';
import { SharesScreen } from './client';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('patientShares');
  return { title: t('title') };
}

export default async function PatientSharesPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await loadForPage(caller, requireRight(caller, listPatientSharesOf, {}));
  const { role } = caller.session.staff;
  const [seesClinic, settles] = await Promise.all([
    mayUse(caller, 'patient-shares.list'),
    mayUse(caller, 'patient-shares.resolve-review'),
  ]);
  const view = parseShareView(fromPageParams(await searchParams));
  const queries = createQueryClient();
  const [list, recents] = await Promise.all([
    loadForPage(caller, prefetchShares(queries, caller, view, seesClinic)),
    recentlyOpened(caller),
  ]);
  return (
    <ClientMessages namespaces={['billing', 'patientShares', 'patientPicker', 'identity']}>
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <SharesScreen
          today={clinicToday(env().timezone, new Date())}
          recents={recents.patients}
          rights={{
            seesClinic,
            isRoleEnough: mayCall(role, 'patient-shares.list'),
            settles,
            takesReceipts: mayCall(role, 'payments.receipt'),
          }}
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
  if (view.patientId !== undefined) {
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
  ]);
}
