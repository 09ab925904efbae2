import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PatientFormNotOffered } from '@/components/patients/patient-form-not-offered';
import { PageHeader } from '@/components/ui/page-header';
import { fromPageParams } from '@/lib/address-params';
import { requireOffered, requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { createPatient } from '@/lib/contract/patients';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { clinicToday } from '@/lib/rules/clinic-time';
import { patientFromSearch } from '@/lib/rules/patient-from-search';
import { mayCall } from '@/lib/rules/rights';
import { parsePatientsView } from '../search-params';
import { NewPatientScreen } from './client';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { session }] = await Promise.all([getTranslations(), pageCaller()]);
  const may = mayCall(session.staff.role, 'patients.create');
  return { title: t(may ? 'patientForm.createTitle' : 'errors.noAccess.title') };
}

export default async function NewPatientPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await loadForPage(caller, requireRight(caller, createPatient, {}));
  const t = await getTranslations();
  const offer = await loadForPage(caller, requireOffered(caller, createPatient));
  if (offer.problem) return <PatientFormNotOffered problem={offer.problem} />;
  const { search } = parsePatientsView(fromPageParams(await searchParams));
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
