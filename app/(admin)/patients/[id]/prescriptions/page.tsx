import { randomUUID } from 'node:crypto';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { UnknownChanges } from '@/components/changes/unknown-changes';
import { ReloadError } from '@/components/form/reload-error';
import { PrescriptionCard } from '@/components/records/prescriptions/prescription-card';
import { PrescriptionFilters } from '@/components/records/prescriptions/prescription-filters';
import { ReadAnew } from '@/components/records/templates/read-anew';
import { Pagination } from '@/components/table/pagination';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { EmptyState } from '@/components/ui/states/empty-state';
import { ID_PATTERN } from '@/lib/contract/limits';
import { readPatient } from '@/lib/contract/patients';
import { listPrescriptions } from '@/lib/contract/prescriptions';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { recordParts } from '@/lib/patients/rules/record-parts';
import {
  loadPrescriptionsView,
  newPrescriptionHref,
  PRESCRIPTIONS_PAGE,
  prescriptionsHref,
} from '@/lib/records/shared/prescription-view';
import { loadVisits } from '@/lib/records/templates/read-visits.server';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { PatientFrame } from '../patient-frame';

export const generateMetadata = screenMetadata('prescriptions');

interface PrescriptionsPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What was prescribed to a patient, read by the server alone: nothing of it stays in the browser. */
export default async function PrescriptionsPage({ params, searchParams }: PrescriptionsPageProps) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await requireScreen(caller, 'prescriptions', { query: { patientId: id } });
  const { timezone } = env();
  const today = clinicToday(timezone, new Date());
  const view = await loadPrescriptionsView(searchParams);
  const { page, appointmentId } = view;
  const query = {
    patientId: id,
    page,
    limit: PRESCRIPTIONS_PAGE,
    ...(appointmentId !== null && { appointmentId }),
  };
  const [patient, list, visits, canWrite] = await Promise.all([
    loadForPage(caller, readOnBehalfOf(caller, readPatient, { params: { id } })),
    loadForPage(caller, readOnBehalfOf(caller, listPrescriptions, { query })),
    loadVisits(caller, id, today, appointmentId ?? undefined),
    mayUse(caller, 'prescriptions.create'),
  ]);
  if (patient.problem?.status === 404) notFound();
  const t = await getTranslations('prescriptions');
  if (patient.problem) return <ReloadError problem={patient.problem} title={t('failed')} />;
  // A service may not know the filter: what is another patient's is not shown as this one's.
  const own = list.problem ? [] : list.data.data.filter(({ patientId }) => patientId === id);
  const total = list.problem ? 0 : list.data.pagination.total;
  return (
    <PatientFrame
      patient={patient.data}
      today={today}
      current="prescriptions"
      parts={recordParts(caller.session.staff.role)}
      actions={
        canWrite && (
          <LinkButton
            data-shortcut="new"
            href={newPrescriptionHref(id, { appointmentId })}
            variant="primary"
            icon="add"
          >
            {t('create')}
          </LinkButton>
        )
      }
    >
      <h2 className="sr-only">{t('title')}</h2>
      <UnknownChanges caller={caller} patientId={id} resources={['prescriptions']} />
      {list.problem ? (
        <ReloadError problem={list.problem} title={t('failed')} />
      ) : (
        <>
          <ReadAnew reading={randomUUID()} />
          {(appointmentId !== null || total > 0) && (
            <ClientMessages namespaces={['emr']}>
              <PrescriptionFilters
                patientId={id}
                appointmentId={appointmentId ?? undefined}
                visits={visits.problem ? undefined : visits.data}
              />
            </ClientMessages>
          )}
          {own.length === 0 ? (
            <EmptyState
              icon="list"
              title={t(appointmentId !== null || page > 1 ? 'noneFound' : 'none')}
            />
          ) : (
            <div className="grid gap-4">
              {own.map((prescription) => (
                <PrescriptionCard
                  key={prescription.id}
                  prescription={prescription}
                  visit={
                    visits.problem
                      ? undefined
                      : visits.data.find((one) => one.id === prescription.appointmentId)
                  }
                  timezone={timezone}
                  canWrite={canWrite}
                />
              ))}
            </div>
          )}
          {total > PRESCRIPTIONS_PAGE && (
            <div className="mt-4 rounded-md border border-line bg-surface">
              <Pagination
                page={page}
                limit={PRESCRIPTIONS_PAGE}
                total={total}
                hrefOf={(to) => prescriptionsHref(id, { ...view, page: to })}
              />
            </div>
          )}
        </>
      )}
    </PatientFrame>
  );
}
