import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PatientSkeleton } from '@/components/patients/patient-skeleton';
import { ShapeFirst } from '@/components/shape-first';
import { readPatientVisits } from '@/lib/agenda/read-patient-visits.server';
import type { Caller } from '@/lib/clinic/caller';
import { mayUse } from '@/lib/clinic/may-use';
import { pageCaller } from '@/lib/clinic/page-caller';
import { ID_PATTERN } from '@/lib/contract/limits';
import { readPatient } from '@/lib/contract/patients';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { appointmentQueries } from '@/lib/queries/appointments';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { prefetch } from '@/lib/queries/prefetch.server';
import { createQueryClient } from '@/lib/queries/query-client';
import { clinicToday } from '@/lib/rules/clinic-time';
import { recordParts } from '@/lib/rules/record-parts';
import { mayCall } from '@/lib/rules/rights';
import { PatientScreen } from './client';

/** No name in the title: the browser keeps titles in its history long after sign-out. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('patient');
  return { title: t('title') };
}

export default async function PatientPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ShapeFirst shape={<PatientSkeleton />} load={() => loadedPatient(id)} />;
}

async function loadedPatient(id: string) {
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
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
