import { dehydrate } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { createLoader, type SearchParams } from 'nuqs/server';
import { agendaQueries } from '@/lib/agenda/agenda-queries';
import { readAgenda } from '@/lib/agenda/read-agenda.server';
import { readDirectory } from '@/lib/agenda/shared/directory.server';
import { ID_PATTERN } from '@/lib/contract/limits';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { parseAsDay } from '@/lib/url-parsers';
import { RelocateScreen } from './client';

export const generateMetadata = screenMetadata('relocate');

const loadDay = createLoader({ date: parseAsDay });

interface RelocatePageProps {
  params: Promise<{ doctorId: string }>;
  searchParams: Promise<SearchParams>;
}

/** The people whom a doctor who is out leaves behind, one by one to another hour. */
export default async function RelocatePage({ params, searchParams }: RelocatePageProps) {
  const caller = await pageCaller();
  await requireScreen(caller, 'relocate');
  const { doctorId } = await params;
  if (!ID_PATTERN.test(doctorId)) notFound();
  const now = Date.now();
  const { timezone } = env();
  const date = (await loadDay(searchParams)).date ?? clinicToday(timezone, new Date(now));
  const queries = createQueryClient();
  const range = { from: date, to: date };
  const [entries, directory, offersChange] = await Promise.all([
    loadForPage(caller, readAgenda(caller, { ...range, doctorId: undefined })),
    loadForPage(caller, readDirectory()),
    clinic().features.offers('appointments.change'),
  ]);
  if (!entries.problem) queries.setQueryData(agendaQueries.range(range).queryKey, entries.data);
  if (!directory.problem) {
    if (directory.data.doctors.every(({ id }) => id !== doctorId)) notFound();
    queries.setQueryData(agendaQueries.directory().queryKey, directory.data);
  }
  return (
    <ClientMessages namespaces={['agenda', 'booking', 'out']}>
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <RelocateScreen
          doctorId={doctorId}
          date={date}
          now={now}
          timezone={timezone}
          canMove={offersChange}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}
