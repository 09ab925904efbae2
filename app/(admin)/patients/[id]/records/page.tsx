import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { UnknownChanges } from '@/components/changes/unknown-changes';
import { ReadAnew } from '@/components/emr/read-anew';
import { ReloadError } from '@/components/form/reload-error';
import { RecordCard } from '@/components/records/record-card';
import { RecordFilters } from '@/components/records/record-filters';
import { Pagination } from '@/components/table/pagination';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { UnavailableState } from '@/components/ui/unavailable-state';
import { fromPageParams } from '@/lib/address-params';
import type { Caller } from '@/lib/clinic/caller';
import { clinic } from '@/lib/clinic/clinic.server';
import { mayUse } from '@/lib/clinic/may-use';
import { readOnBehalfOf, requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { ID_PATTERN } from '@/lib/contract/limits';
import { listMedicalRecords } from '@/lib/contract/medical-records';
import { readPatient } from '@/lib/contract/patients';
import { loadVisits } from '@/lib/emr/read-visits.server';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { readTemplates } from '@/lib/records/read-templates.server';
import {
  newRecordHref,
  parseRecordsView,
  RECORDS_PAGE,
  type RecordsView,
  recordsHref,
} from '@/lib/records/record-view';
import { clinicToday } from '@/lib/rules/clinic-time';
import { recordParts } from '@/lib/rules/record-parts';
import { PatientFrame } from '../patient-frame';

/** No name in the title: the browser keeps titles in its history long after sign-out. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('records');
  return { title: t('title') };
}

interface RecordsPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A patient's records, read one after another by the server alone: nothing of them stays in the browser. */
export default async function RecordsPage({ params, searchParams }: RecordsPageProps) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await loadForPage(caller, requireRight(caller, listMedicalRecords, { query: { patientId: id } }));
  const view = parseRecordsView(fromPageParams(await searchParams));
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
    ...(templateId !== undefined && { templateId }),
    ...(appointmentId !== undefined && { appointmentId }),
  };
  const [list, templates, visits] = await Promise.all([
    loadForPage(caller, readOnBehalfOf(caller, listMedicalRecords, { query })),
    loadForPage(caller, readTemplates(caller)),
    loadVisits(caller, patientId, today, appointmentId),
  ]);
  if (list.problem) return <ReloadError problem={list.problem} title={t('failed')} />;
  const { data, pagination } = list.data;
  const known = (templates.problem ? undefined : templates.data) ?? [];
  const isNarrowed = templateId !== undefined || appointmentId !== undefined;
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
