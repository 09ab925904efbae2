import { dehydrate } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import type { FollowUps } from '@/components/agenda/details/follow-up-links';
import { directoryInto, entriesInto } from '@/lib/agenda/agenda-into.server';
import { readOwnDesk } from '@/lib/agenda/own-desk.server';
import { agendaViewOf, loadAgendaParams } from '@/lib/agenda/shared/agenda-view';
import { dayTitle } from '@/lib/agenda/shared/day-title';
import type { Role } from '@/lib/contract/roles';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { mayCall, mayDo } from '@/lib/kit/rights';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { deskRules } from '@/lib/server/db/clinic-settings.server';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { AgendaScreen } from './client';
import { rangeOf } from './range-of';

interface AgendaPageProps {
  searchParams: Promise<SearchParams>;
}

const screenTitle = screenMetadata('agenda');

/** With the day, as the screen goes on to say it. */
export async function generateMetadata({ searchParams }: AgendaPageProps): Promise<Metadata> {
  const [{ title }, params, locale] = await Promise.all([
    screenTitle(),
    loadAgendaParams(searchParams),
    getLocale(),
  ]);
  const view = agendaViewOf(params, clinicToday(env().timezone, new Date()));
  return { title: `${dayTitle(view, locale)} · ${title}` };
}

export default async function AgendaPage({ searchParams }: AgendaPageProps) {
  const caller = await pageCaller();
  await requireScreen(caller, 'agenda');
  const now = Date.now();
  const { timezone } = env();
  const today = clinicToday(timezone, new Date(now));
  const view = agendaViewOf(await loadAgendaParams(searchParams), today);
  const queries = createQueryClient();
  const directory = directoryInto(queries, caller);
  // Only a week may have to know first whose it is.
  const range = rangeOf(view, view.view === 'week' ? await directory : undefined);
  const [entries, offersChange, offersPatients, follows, ownDesk, { cancelReasons }] =
    await Promise.all([
      loadForPage(caller, entriesInto(queries, caller, range)),
      clinic().features.offers('appointments.change'),
      clinic().features.offers('patients.create'),
      followUps(caller),
      readOwnDesk(caller.session.staff.id),
      deskRules(),
      directory,
    ]);
  const { role } = caller.session.staff;
  return (
    <ClientMessages
      namespaces={[
        'agenda',
        'appointment',
        'billing',
        'booking',
        'identity',
        'out',
        'patientPicker',
        'series',
        'waiting',
        'visits',
      ]}
    >
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <AgendaScreen
          today={today}
          now={now}
          timezone={timezone}
          ownDesk={ownDesk}
          mayBook={mayCall(role, 'appointments.create')}
          follows={follows}
          canCreatePatients={mayCall(role, 'patients.create') && offersPatients}
          change={changing(role, offersChange)}
          mayRecordOut={mayDo(role, 'desk.out')}
          marksVisits={mayDo(role, 'desk.visits')}
          cancelReasons={cancelReasons}
          problem={entries.problem}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}

async function followUps(caller: Caller): Promise<FollowUps> {
  const [chart, record, prescribe, bill, charge] = await Promise.all([
    mayUse(caller, 'odontogram.read'),
    mayUse(caller, 'medical-records.create'),
    mayUse(caller, 'prescriptions.create'),
    mayUse(caller, 'invoices.create'),
    mayUse(caller, 'charges.create'),
  ]);
  return { chart, record, prescribe, bill, charge };
}

function changing(role: Role, isOffered: boolean): 'yes' | 'no' | 'not-offered' {
  if (!mayCall(role, 'appointments.change')) return 'no';
  return isOffered ? 'yes' : 'not-offered';
}
