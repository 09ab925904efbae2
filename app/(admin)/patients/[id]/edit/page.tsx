import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { PatientFormNotOffered } from '@/components/patients/patient-form-not-offered';
import { PageHeader } from '@/components/ui/page-header';
import { readOnBehalfOf, requireOffered, requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { changePatient, readPatient } from '@/lib/contract/patients';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { clinicToday } from '@/lib/rules/clinic-time';
import { fullName } from '@/lib/rules/full-name';
import { EditPatientScreen } from './client';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('patient');
  return { title: t('edit') };
}

export default async function EditPatientPage({ params }: { params: Promise<{ id: string }> }) {
  const caller = await pageCaller();
  const { id } = await params;
  await loadForPage(caller, requireRight(caller, changePatient, { params: { id } }));
  const offer = await loadForPage(caller, requireOffered(caller, changePatient));
  if (offer.problem) return <PatientFormNotOffered problem={offer.problem} />;
  const t = await getTranslations();
  const read = await loadForPage(caller, readOnBehalfOf(caller, readPatient, { params: { id } }));
  if (read.problem?.status === 404) notFound();
  if (read.problem) {
    return <ReloadError problem={read.problem} title={t('patient.failed')} />;
  }
  return (
    <>
      <PageHeader title={t('patientForm.editTitle', { name: fullName(read.data) })} />
      <ClientMessages namespaces={['patient', 'patientForm', 'identity']}>
        <EditPatientScreen patient={read.data} today={clinicToday(env().timezone, new Date())} />
      </ClientMessages>
    </>
  );
}
