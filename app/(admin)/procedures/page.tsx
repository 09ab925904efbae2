import { dehydrate } from '@tanstack/react-query';
import { UnknownChanges } from '@/components/changes/unknown-changes';
import { readLists } from '@/lib/agenda/shared/directory-lists.server';
import { listProcedures } from '@/lib/contract/procedures';
import { ClientMessages } from '@/lib/i18n/client-messages';
import {
  loadProcedureView,
  procedureListQuery,
  proceduresHref,
} from '@/lib/procedures/procedure-view';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { pageCaller } from '@/lib/server/door/page-caller';
import { prefetch } from '@/lib/server/door/prefetch.server';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { ProceduresScreen } from './client';
import { LearnedProcedures } from './learned-procedures';

export const generateMetadata = screenMetadata('procedures');

export default async function ProceduresPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'procedures');
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
  const view = await loadProcedureView(searchParams);
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
