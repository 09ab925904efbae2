import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { FollowUps } from '@/components/appointment-details/follow-up-links';
import { fromPageParams } from '@/lib/address-params';
import type { AgendaRange } from '@/lib/agenda/agenda-range';
import type { Directory } from '@/lib/agenda/directory';
import { readDirectory } from '@/lib/agenda/directory.server';
import { readAgenda } from '@/lib/agenda/read-agenda.server';
import type { Caller } from '@/lib/clinic/caller';
import { clinic } from '@/lib/clinic/clinic.server';
import { ClinicError } from '@/lib/clinic/errors';
import { mayUse } from '@/lib/clinic/may-use';
import { pageCaller } from '@/lib/clinic/page-caller';
import { inPageTime } from '@/lib/clinic/page-time.server';
import type { Role } from '@/lib/contract/roles';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { agendaQueries } from '@/lib/queries/agenda';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { createQueryClient } from '@/lib/queries/query-client';
import { clinicToday } from '@/lib/rules/clinic-time';
import { mayCall } from '@/lib/rules/rights';
import { AgendaScreen } from './client';
import { rangeOf } from './range-of';
import { parseAgendaView } from './search-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('agenda');
  return { title: t('title') };
}

export default async function AgendaPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  const now = Date.now();
  const { timezone } = env();
  const today = clinicToday(timezone, new Date(now));
  const view = parseAgendaView(fromPageParams(await searchParams), today);
  const queries = createQueryClient();
  const directory = directoryInto(queries, caller);
  // Only a week may have to know first whose it is.
  const range = rangeOf(view, view.view === 'week' ? await directory : undefined);
  const [entries, offersChange, offersPatients, follows] = await Promise.all([
    loadForPage(caller, entriesInto(queries, caller, range)),
    clinic().features.offers('appointments.change'),
    clinic().features.offers('patients.create'),
    followUps(caller),
    directory,
  ]);
  const { role } = caller.session.staff;
  return (
    <ClientMessages
      namespaces={['agenda', 'appointment', 'billing', 'booking', 'identity', 'patientPicker']}
    >
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <AgendaScreen
          today={today}
          now={now}
          timezone={timezone}
          mayBook={mayCall(role, 'appointments.create')}
          follows={follows}
          canCreatePatients={mayCall(role, 'patients.create') && offersPatients}
          change={changing(role, offersChange)}
          problem={entries.problem}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}

async function followUps(caller: Caller): Promise<FollowUps> {
  const [record, prescribe, bill, charge] = await Promise.all([
    mayUse(caller, 'medical-records.create'),
    mayUse(caller, 'prescriptions.create'),
    mayUse(caller, 'invoices.create'),
    mayUse(caller, 'charges.create'),
  ]);
  return { record, prescribe, bill, charge };
}

function changing(role: Role, isOffered: boolean): 'yes' | 'no' | 'not-offered' {
  if (!mayCall(role, 'appointments.change')) return 'no';
  return isOffered ? 'yes' : 'not-offered';
}

function entriesInto(queries: QueryClient, caller: Caller, range: AgendaRange) {
  return queries.fetchQuery({
    queryKey: agendaQueries.range(range).queryKey,
    queryFn: () => readAgenda(caller, range),
    retry: false,
  });
}

/** Appointments are shown without it too, so that its failure is the browser's to tell and repeat. */
async function directoryInto(
  queries: QueryClient,
  { correlationId }: Caller,
): Promise<Directory | undefined> {
  try {
    const directory = await inPageTime(readDirectory(), correlationId);
    queries.setQueryData(agendaQueries.directory().queryKey, directory);
    return directory;
  } catch (error) {
    if (error instanceof ClinicError) return undefined;
    throw error;
  }
}
