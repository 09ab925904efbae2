import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { fromPageParams, idIn } from '@/lib/address-params';
import { mayUse } from '@/lib/clinic/may-use';
import { readOnBehalfOf, requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { ID_PATTERN } from '@/lib/contract/limits';
import { createMedicalRecord } from '@/lib/contract/medical-records';
import { readPatient } from '@/lib/contract/patients';
import { loadVisits } from '@/lib/emr/read-visits.server';
import { visitToBeginWith } from '@/lib/emr/visits-to-write-of';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { readTemplates } from '@/lib/records/read-templates.server';
import { clinicToday } from '@/lib/rules/clinic-time';
import { fullName } from '@/lib/rules/full-name';
import { recordParts } from '@/lib/rules/record-parts';
import { PatientFrame } from '../../patient-frame';
import { NewRecordScreen } from './client';

/** No name in the title, as on every page about a person. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('records.form');
  return { title: t('title') };
}

interface NewRecordPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `?appointmentId` and `?templateId` to begin with. */
export default async function NewRecordPage({ params, searchParams }: NewRecordPageProps) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await loadForPage(caller, requireRight(caller, createMedicalRecord, {}));
  const read = fromPageParams(await searchParams);
  const named = idIn(read('appointmentId'));
  const { timezone } = env();
  const today = clinicToday(timezone, new Date());
  const [patient, templates, visits, canList, canRead, canAdd] = await Promise.all([
    loadForPage(caller, readOnBehalfOf(caller, readPatient, { params: { id } })),
    loadForPage(caller, readTemplates(caller)),
    loadVisits(caller, id, today, named),
    mayUse(caller, 'medical-records.list'),
    mayUse(caller, 'medical-records.read'),
    mayUse(caller, 'medical-records.add-addendum'),
  ]);
  if (patient.problem?.status === 404) notFound();
  const t = await getTranslations('records');
  const problem = patient.problem ?? templates.problem ?? visits.problem;
  if (problem) return <ReloadError problem={problem} title={t('form.failed')} />;
  if (patient.problem || templates.problem || visits.problem) return null;
  const asked = read('templateId');
  const template = templates.data?.find((one) => one.id === asked) ?? templates.data?.[0];
  return (
    <PatientFrame
      patient={patient.data}
      today={today}
      current="records"
      parts={recordParts(caller.session.staff.role)}
    >
      {/* What is printed here is a record that was saved. */}
      <h2 className="mb-3 text-lg font-semibold print:hidden">{t('form.title')}</h2>
      <ClientMessages namespaces={['emr', 'records']}>
        <NewRecordScreen
          key={named}
          patientId={id}
          draftName={{ id: `record ${id} ${named ?? ''}`, patient: fullName(patient.data) }}
          start={{
            appointmentId: visitToBeginWith(visits.data, named, today),
            templateId: template?.id ?? '',
          }}
          templates={templates.data}
          visits={visits.data}
          timezone={timezone}
          canList={canList}
          isAddedTo={canRead && canAdd}
          author={caller.session.staff.name}
        />
      </ClientMessages>
    </PatientFrame>
  );
}
