import { dehydrate } from '@tanstack/react-query';
import { getTranslations } from 'next-intl/server';
import { UnavailableState } from '@/components/ui/states/unavailable-state';
import {
  loadReceivableView,
  pastDay,
  receivableListQuery,
  receivablesHref,
} from '@/lib/billing/receivable-view';
import { listReceivables } from '@/lib/contract/billing/receivables';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { pageCaller } from '@/lib/server/door/page-caller';
import { prefetch } from '@/lib/server/door/prefetch.server';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { ReceivablesScreen } from './client';

export const generateMetadata = screenMetadata('receivables');

export default async function ReceivablesPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'receivables');
  const { features } = clinic();
  // Until that is known it may be asked for.
  if (!(await features.offers(listReceivables.id)) && features.known()) {
    const t = await getTranslations('receivables');
    return <UnavailableState title={t('notOffered')}>{t('notOfferedExplain')}</UnavailableState>;
  }
  const today = clinicToday(env().timezone, new Date());
  const asked = await loadReceivableView(searchParams);
  const view = { ...asked, asOf: pastDay(asked.asOf, today) };
  const queries = createQueryClient();
  const query = receivableListQuery(view);
  const [list, printsStatements] = await Promise.all([
    loadForPage(caller, prefetch(queries, caller, listReceivables, { query })),
    mayUse(caller, 'receivables.statement'),
  ]);
  return (
    <ClientMessages namespaces={['billing', 'receivables']}>
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <ReceivablesScreen
          today={today}
          printsStatements={printsStatements}
          failed={list.problem && { href: receivablesHref(view), problem: list.problem }}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}
