import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { PatientFormNotOffered } from '@/components/patients/form/patient-form-not-offered';
import { PageHeader } from '@/components/ui/page-header';
import { changePatient, readPatient } from '@/lib/contract/patients';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { readOnBehalfOf, requireOffered } from '@/lib/server/door/on-behalf-of';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { EditPatientScreen } from './client';

export const generateMetadata = screenMetadata('editPatient');

export default async function EditPatientPage({ params }: { params: Promise<{ id: string }> }) {
  const caller = await pageCaller();
  const { id } = await params;
  await requireScreen(caller, 'editPatient', { params: { id } });
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
