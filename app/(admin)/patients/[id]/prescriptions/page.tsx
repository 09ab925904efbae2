import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { UnknownChanges } from '@/components/changes/unknown-changes';
import { ReadAnew } from '@/components/emr/read-anew';
import { ReloadError } from '@/components/form/reload-error';
import { PrescriptionCard } from '@/components/prescriptions/prescription-card';
import { PrescriptionFilters } from '@/components/prescriptions/prescription-filters';
import { Pagination } from '@/components/table/pagination';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { fromPageParams } from '@/lib/address-params';
import { mayUse } from '@/lib/clinic/may-use';
import { readOnBehalfOf, requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { ID_PATTERN } from '@/lib/contract/limits';
import { readPatient } from '@/lib/contract/patients';
import { listPrescriptions } from '@/lib/contract/prescriptions';
import { loadVisits } from '@/lib/emr/read-visits.server';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import {
  newPrescriptionHref,
  PRESCRIPTIONS_PAGE,
  parsePrescriptionsView,
  prescriptionsHref,
} from '@/lib/prescriptions/prescription-view';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { clinicToday } from '@/lib/rules/clinic-time';
import { recordParts } from '@/lib/rules/record-parts';
import { PatientFrame } from '../patient-frame';

/** No name in the title: the browser keeps titles in its history long after sign-out. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('prescriptions');
  return { title: t('title') };
}

interface PrescriptionsPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What was prescribed to a patient, read by the server alone: nothing of it stays in the browser. */
export default async function PrescriptionsPage({ params, searchParams }: PrescriptionsPageProps) {
  const { id } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await loadForPage(caller, requireRight(caller, listPrescriptions, { query: { patientId: id } }));
  const { timezone } = env();
  const today = clinicToday(timezone, new Date());
  const view = parsePrescriptionsView(fromPageParams(await searchParams));
  const { page, appointmentId } = view;
  const query = {
    patientId: id,
    page,
    limit: PRESCRIPTIONS_PAGE,
    ...(appointmentId !== undefined && { appointmentId }),
  };
  const [patient, list, visits, canWrite] = await Promise.all([
    loadForPage(caller, readOnBehalfOf(caller, readPatient, { params: { id } })),
    loadForPage(caller, readOnBehalfOf(caller, listPrescriptions, { query })),
    loadVisits(caller, id, today, appointmentId),
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
          {(appointmentId !== undefined || total > 0) && (
            <ClientMessages namespaces={['emr']}>
              <PrescriptionFilters
                patientId={id}
                appointmentId={appointmentId}
                visits={visits.problem ? undefined : visits.data}
              />
            </ClientMessages>
          )}
          {own.length === 0 ? (
            <EmptyState
              icon="list"
              title={t(appointmentId !== undefined || page > 1 ? 'noneFound' : 'none')}
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
