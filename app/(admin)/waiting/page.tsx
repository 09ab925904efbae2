import type { SearchParams } from 'nuqs/server';
import { readDirectory } from '@/lib/agenda/shared/directory.server';
import { listWaiting } from '@/lib/agenda/waiting/waiting.server';
import { loadWaiting, WAITING_PAGE } from '@/lib/agenda/waiting/waiting-view';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { mayCall } from '@/lib/kit/rights';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { recordShown } from '@/lib/server/door/audit-call';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { ownRow } from '@/lib/server/door/own-row';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { WaitingScreen } from './client';

export const generateMetadata = screenMetadata('waiting');

/** Who wants to come sooner. */
export default async function WaitingPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'waiting');
  const { timezone } = env();
  const { page, procedure, doctor } = await loadWaiting(searchParams);
  const filter = { procedureId: procedure ?? undefined, doctorId: doctor ?? undefined };
  const [listed, directory] = await Promise.all([
    listWaiting(filter, { page, limit: WAITING_PAGE }, caller),
    loadForPage(caller, readDirectory()),
  ]);
  const named = listed.rows.map(({ patientId }) => patientId);
  await recordShown(caller, ownRow(caller, 'desk.waiting', {}), named);
  const known = directory.problem ? undefined : directory.data;
  return (
    <ClientMessages namespaces={['waiting', 'booking', 'identity', 'patientPicker']}>
      <WaitingScreen
        rows={listed.rows}
        total={listed.total}
        page={page}
        procedure={procedure}
        doctor={doctor}
        today={clinicToday(timezone, new Date())}
        timezone={timezone}
        directory={
          known && {
            doctors: known.doctors,
            locations: known.locations,
            procedures: known.procedures,
          }
        }
        mayBook={mayCall(caller.session.staff.role, 'appointments.create')}
      />
    </ClientMessages>
  );
}
