import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { ID_PATTERN } from '@/lib/contract/limits';
import { readPatient } from '@/lib/contract/patients';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';
import { recordParts } from '@/lib/patients/rules/record-parts';
import { readTemplates } from '@/lib/records/read-templates.server';
import { loadRecordStart } from '@/lib/records/shared/record-view';
import { loadVisits } from '@/lib/records/templates/read-visits.server';
import { visitToBeginWith } from '@/lib/records/templates/visits-to-write-of';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { PatientFrame } from '../../patient-frame';
import { NewRecordScreen } from './client';

export const generateMetadata = screenMetadata('newRecord');

interface NewRecordPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `?appointmentId` and `?templateId` to begin with. */
export default async function NewRecordPage({ params, searchParams }: NewRecordPageProps) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await requireScreen(caller, 'newRecord');
  const { appointmentId, templateId } = await loadRecordStart(searchParams);
  const named = appointmentId ?? undefined;
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
  const template = templates.data?.find((one) => one.id === templateId) ?? templates.data?.[0];
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
