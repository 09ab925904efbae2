import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { PatientSkeleton } from '@/components/patients/patient-skeleton';
import { ShapeFirst } from '@/components/shape-first';
import { appointmentQueries } from '@/lib/agenda/shared/appointment-queries';
import { readPatientVisits } from '@/lib/agenda/shared/read-patient-visits.server';
import { ID_PATTERN } from '@/lib/contract/limits';
import { readPatient } from '@/lib/contract/patients';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { mayCall } from '@/lib/kit/rights';
import { recordParts } from '@/lib/patients/rules/record-parts';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { createQueryClient } from '@/lib/queries/query-client';
import { screenMetadata } from '@/lib/screen-metadata.server';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { pageCaller } from '@/lib/server/door/page-caller';
import { prefetch } from '@/lib/server/door/prefetch.server';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { PatientScreen } from './client';

export const generateMetadata = screenMetadata('patient');

export default async function PatientPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ShapeFirst shape={<PatientSkeleton />} load={() => loadedPatient(id)} />;
}

async function loadedPatient(id: string) {
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await requireScreen(caller, 'patient', { params: { id } });
  const queries = createQueryClient();
  const [patient, canChange] = await Promise.all([
    loadForPage(caller, prefetch(queries, caller, readPatient, { params: { id } })),
    mayUse(caller, 'patients.change'),
    visitsInto(queries, caller, id),
  ]);
  if (patient.problem?.status === 404) notFound();
  const { timezone } = env();
  return (
    <ClientMessages namespaces={['patient', 'identity']}>
      <HydratedQueries state={JSON.stringify(dehydrate(queries))}>
        <PatientScreen
          id={id}
          today={clinicToday(timezone, new Date())}
          timezone={timezone}
          canChange={canChange}
          canBook={mayCall(caller.session.staff.role, 'appointments.create')}
          parts={recordParts(caller.session.staff.role)}
          problem={patient.problem}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}

/** The record is shown without them too, so that their failure is the browser's to tell and repeat. */
async function visitsInto(queries: QueryClient, caller: Caller, id: string): Promise<void> {
  await loadForPage(
    caller,
    queries.fetchQuery({
      queryKey: appointmentQueries.ofPatient(id).queryKey,
      queryFn: () => readPatientVisits(caller, id),
      retry: false,
    }),
  );
}
