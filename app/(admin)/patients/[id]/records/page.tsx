import { randomUUID } from 'node:crypto';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { UnknownChanges } from '@/components/changes/unknown-changes';
import { ReloadError } from '@/components/form/reload-error';
import { RecordCard } from '@/components/records/record-card';
import { RecordFilters } from '@/components/records/record-filters';
import { ReadAnew } from '@/components/records/templates/read-anew';
import { Pagination } from '@/components/table/pagination';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { EmptyState } from '@/components/ui/states/empty-state';
import { UnavailableState } from '@/components/ui/states/unavailable-state';
import { ID_PATTERN } from '@/lib/contract/limits';
import { listMedicalRecords } from '@/lib/contract/medical-records';
import { readPatient } from '@/lib/contract/patients';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { recordParts } from '@/lib/patients/rules/record-parts';
import { readTemplates } from '@/lib/records/read-templates.server';
import {
  loadRecordsView,
  newRecordHref,
  RECORDS_PAGE,
  type RecordsView,
  recordsHref,
} from '@/lib/records/shared/record-view';
import { loadVisits } from '@/lib/records/templates/read-visits.server';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { PatientFrame } from '../patient-frame';

export const generateMetadata = screenMetadata('records');

interface RecordsPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A patient's records, read one after another by the server alone: nothing of them stays in the browser. */
export default async function RecordsPage({ params, searchParams }: RecordsPageProps) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await requireScreen(caller, 'records', { query: { patientId: id } });
  const view = await loadRecordsView(searchParams);
  const [patient, canWrite] = await Promise.all([
    loadForPage(caller, readOnBehalfOf(caller, readPatient, { params: { id } })),
    mayUse(caller, 'medical-records.create'),
  ]);
  if (patient.problem?.status === 404) notFound();
  const t = await getTranslations('records');
  if (patient.problem) {
    return <ReloadError problem={patient.problem} title={t('patientFailed')} />;
  }
  const { timezone } = env();
  const today = clinicToday(timezone, new Date());
  return (
    <PatientFrame
      patient={patient.data}
      today={today}
      current="records"
      parts={recordParts(caller.session.staff.role)}
      actions={
        canWrite && (
          <LinkButton
            data-shortcut="new"
            href={newRecordHref(id, { appointmentId: view.appointmentId })}
            variant="primary"
            icon="add"
          >
            {t('create')}
          </LinkButton>
        )
      }
    >
      <h2 className="sr-only">{t('title')}</h2>
      <UnknownChanges caller={caller} patientId={id} resources={['medical-records']} />
      <Records caller={caller} patientId={id} view={view} today={today} />
    </PatientFrame>
  );
}

interface RecordsProps {
  caller: Caller;
  patientId: string;
  view: RecordsView;
  today: string;
}

async function Records({ caller, patientId, view, today }: RecordsProps) {
  const t = await getTranslations('records');
  const { features } = clinic();
  if (!(await features.offers(listMedicalRecords.id)) && features.known()) {
    return <UnavailableState title={t('notOffered')}>{t('notOfferedExplain')}</UnavailableState>;
  }
  const { page, templateId, appointmentId } = view;
  const query = {
    patientId,
    page,
    limit: RECORDS_PAGE,
    ...(templateId !== null && { templateId }),
    ...(appointmentId !== null && { appointmentId }),
  };
  const [list, templates, visits] = await Promise.all([
    loadForPage(caller, readOnBehalfOf(caller, listMedicalRecords, { query })),
    loadForPage(caller, readTemplates(caller)),
    loadVisits(caller, patientId, today, appointmentId ?? undefined),
  ]);
  if (list.problem) return <ReloadError problem={list.problem} title={t('failed')} />;
  const { data, pagination } = list.data;
  const known = (templates.problem ? undefined : templates.data) ?? [];
  const isNarrowed = templateId !== null || appointmentId !== null;
  return (
    <>
      <ReadAnew reading={randomUUID()} />
      {(isNarrowed || pagination.total > 0) && (
        <ClientMessages namespaces={['emr', 'records']}>
          <RecordFilters
            patientId={patientId}
            view={view}
            templates={known.map(({ id, name }) => ({ id, name }))}
            visits={visits.problem ? undefined : visits.data}
          />
        </ClientMessages>
      )}
      {data.length === 0 ? (
        <EmptyState icon="list" title={t(isNarrowed || page > 1 ? 'noneFound' : 'none')}>
          {!isNarrowed && page === 1 && t('noneExplain')}
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          {templates.problem && <p className="text-attention">{t('templatesFailed')}</p>}
          {data.map((record) => (
            <RecordCard
              key={record.id}
              record={record}
              template={known.find(({ id }) => id === record.templateId)}
              visit={
                visits.problem
                  ? undefined
                  : visits.data.find((one) => one.id === record.appointmentId)
              }
              timezone={env().timezone}
            />
          ))}
        </div>
      )}
      {(page > 1 || pagination.total > RECORDS_PAGE) && (
        <div className="mt-4 rounded-md border border-line bg-surface">
          <Pagination
            page={page}
            limit={RECORDS_PAGE}
            total={pagination.total}
            hrefOf={(to) => recordsHref(patientId, { ...view, page: to })}
          />
        </div>
      )}
    </>
  );
}
