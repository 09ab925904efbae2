import { dehydrate } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { PatientSkeleton } from '@/components/patients/patient-skeleton';
import { mayUse } from '@/lib/clinic/may-use';
import { pageCaller } from '@/lib/clinic/page-caller';
import { readPatient } from '@/lib/contract/patients';
import { env } from '@/lib/env.server';
import { isDocumentRequest } from '@/lib/http/is-document-request';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { HydratedQueries } from '@/lib/queries/hydrated-queries';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { prefetch } from '@/lib/queries/prefetch.server';
import { createQueryClient } from '@/lib/queries/query-client';
import { clinicToday } from '@/lib/rules/clinic-time';
import { mayCall } from '@/lib/rules/roles';
import { PatientScreen } from './client';

/** No name in the title: the browser keeps titles in its history long after sign-out. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('patient');
  return { title: t('title') };
}

export default async function PatientPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (await isDocumentRequest()) return <LoadedPatient id={id} />;
  return (
    <Suspense fallback={<PatientSkeleton />}>
      <LoadedPatient id={id} />
    </Suspense>
  );
}

async function LoadedPatient({ id }: { id: string }) {
  const caller = await pageCaller();
  const queries = createQueryClient();
  const [patient, canChange] = await Promise.all([
    loadForPage(caller, prefetch(queries, caller, readPatient, { params: { id } })),
    mayUse(caller, 'patients.change'),
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
          problem={patient.problem}
        />
      </HydratedQueries>
    </ClientMessages>
  );
}
