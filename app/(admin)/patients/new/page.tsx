import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PatientFormNotOffered } from '@/components/patients/patient-form-not-offered';
import { PageHeader } from '@/components/ui/page-header';
import { clinic } from '@/lib/clinic/clinic.server';
import { requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { patientLimits } from '@/lib/contract/patient-limits';
import { createPatient } from '@/lib/contract/patients';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { clinicToday } from '@/lib/rules/clinic-time';
import { fromPageParams } from '../search-params';
import { NewPatientScreen } from './client';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('patientForm');
  return { title: t('createTitle') };
}

export default async function NewPatientPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const caller = await pageCaller();
  await loadForPage(caller, requireRight(caller, createPatient, {}));
  if (!(await clinic().features.offers('patients.create'))) return <PatientFormNotOffered />;
  const t = await getTranslations();
  const searched = fromPageParams(await searchParams)('document') ?? '';
  return (
    <>
      <PageHeader title={t('patientForm.createTitle')} facts={t('patientForm.createIntro')} />
      <ClientMessages namespaces={['patient', 'patientForm', 'identity']}>
        <NewPatientScreen
          today={clinicToday(env().timezone, new Date())}
          documentNumber={searched.slice(0, patientLimits.documentNumber)}
        />
      </ClientMessages>
    </>
  );
}
