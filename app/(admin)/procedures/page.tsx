import { dehydrate } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UnknownChanges } from '@/components/changes/unknown-changes';
import { fromPageParams } from '@/lib/address-params';
import { readLists } from '@/lib/agenda/directory-lists.server';
import { clinic } from '@/lib/clinic/clinic.server';
import { mayUse } from '@/lib/clinic/may-use';
import { requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { listProcedures } from '@/lib/contract/procedures';
import { ClientMessages } from '@/lib/i18n/client-messages';
import {
  parseProcedureView,
  procedureListQuery,
  proceduresHref,
} from '@/lib/procedures/procedure-view';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { prefetch } from '@/lib/queries/prefetch.server';
import { createQueryClient } from '@/lib/queries/query-client';
import { ProceduresScreen } from './client';
import { LearnedProcedures } from './learned-procedures';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('procedures');
  return { title: t('title') };
}

export default async function ProceduresPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await loadForPage(caller, requireRight(caller, listProcedures, {}));
  const [canCreate, canChange, lists] = await Promise.all([
    mayUse(caller, 'procedures.create'),
    mayUse(caller, 'procedures.change'),
    loadForPage(caller, readLists()),
  ]);
  const { features } = clinic();
  if (!(await features.offers(listProcedures.id)) && features.known()) {
    return (
      <>
        <UnknownChanges caller={caller} resources={['procedures']} />
        <LearnedProcedures lists={lists} canCreate={canCreate} />
      </>
    );
  }
  const view = parseProcedureView(fromPageParams(await searchParams));
  const queries = createQueryClient();
  const query = procedureListQuery(view);
  const list = await loadForPage(caller, prefetch(queries, caller, listProcedures, { query }));
  const known = lists.problem ? undefined : lists.data;
  return (
    <ClientMessages namespaces={['procedures']}>
      <UnknownChanges caller={caller} resources={['procedures']} />
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <ProceduresScreen
          rights={{ canCreate, canChange }}
          specialties={known?.specialties ?? []}
          doctors={Object.fromEntries((known?.doctors ?? []).map(({ id, name }) => [id, name]))}
          failed={list.problem && { href: proceduresHref(view), problem: list.problem }}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}
