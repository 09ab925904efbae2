import { getTranslations } from 'next-intl/server';
import { PatientFormNotOffered } from '@/components/patients/form/patient-form-not-offered';
import { PageHeader } from '@/components/ui/page-header';
import { createPatient } from '@/lib/contract/patients';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { patientFromSearch } from '@/lib/patients/rules/patient-from-search';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { requireOffered } from '@/lib/server/door/on-behalf-of';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { loadPatientsView } from '../search-params';
import { NewPatientScreen } from './client';

export const generateMetadata = screenMetadata('newPatient');

export default async function NewPatientPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await requireScreen(caller, 'newPatient');
  const t = await getTranslations();
  const offer = await loadForPage(caller, requireOffered(caller, createPatient));
  if (offer.problem) return <PatientFormNotOffered problem={offer.problem} />;
  const { search } = await loadPatientsView(searchParams);
  return (
    <>
      <PageHeader title={t('patientForm.createTitle')} facts={t('patientForm.createIntro')} />
      <ClientMessages namespaces={['patient', 'patientForm', 'identity']}>
        <NewPatientScreen
          today={clinicToday(env().timezone, new Date())}
          searched={patientFromSearch(search)}
        />
      </ClientMessages>
    </>
  );
}
