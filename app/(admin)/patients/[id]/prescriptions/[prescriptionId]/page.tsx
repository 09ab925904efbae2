import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { ClinicPlaces } from '@/components/patients/clinic-places';
import { documentText } from '@/components/patients/shared/document-text';
import { PrescriptionLines } from '@/components/records/prescriptions/prescription-lines';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { OnEverySheet } from '@/components/ui/on-every-sheet';
import { ID_PATTERN } from '@/lib/contract/limits';
import { readPatient } from '@/lib/contract/patients';
import { clinicToday, formatInstant } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';
import { findPrescription } from '@/lib/records/prescriptions/find-prescription.server';
import {
  loadPrescriptionsView,
  newPrescriptionHref,
  prescriptionsHref,
} from '@/lib/records/shared/prescription-view';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinicPlaces } from '@/lib/server/door/clinic-places.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { SheetPatient } from '../../sheet-patient';

export const generateMetadata = screenMetadata('prescription');

interface PrescriptionPageProps {
  params: Promise<{ id: string; prescriptionId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The sheet that the patient takes along. Drawn by the server alone, as it is printed. */
export default async function PrescriptionPage({ params, searchParams }: PrescriptionPageProps) {
  const { id, prescriptionId } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id) || !ID_PATTERN.test(prescriptionId)) notFound();
  await requireScreen(caller, 'prescription', { query: { patientId: id } });
  const { appointmentId } = await loadPrescriptionsView(searchParams);
  const [patient, found, places, canWrite] = await Promise.all([
    loadForPage(caller, readOnBehalfOf(caller, readPatient, { params: { id } })),
    loadForPage(
      caller,
      findPrescription(caller, {
        id: prescriptionId,
        patientId: id,
        appointmentId: appointmentId ?? undefined,
      }),
    ),
    clinicPlaces(caller),
    mayUse(caller, 'prescriptions.create'),
  ]);
  if (patient.problem?.status === 404) notFound();
  const t = await getTranslations('prescriptions');
  const problem = patient.problem ?? found.problem;
  if (problem) return <ReloadError problem={problem} title={t('failed')} />;
  if (patient.problem || found.problem || found.data === undefined) notFound();
  const { medications, diagnosis, notes, createdAt, createdByName } = found.data;
  const { timezone } = env();
  const writtenAt = formatInstant(createdAt, await getLocale(), timezone);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2 print:hidden">
        <LinkButton href={prescriptionsHref(id)} icon="back" variant="quiet">
          {t('back')}
        </LinkButton>
        <span className="flex flex-wrap gap-2">
          {canWrite && (
            <LinkButton href={newPrescriptionHref(id, { repeat: prescriptionId })}>
              {t('repeat')}
            </LinkButton>
          )}
          <PrintButton variant="primary">{t('print')}</PrintButton>
        </span>
      </div>
      <article
        data-sheet="plan"
        className="mx-auto max-w-4xl rounded-md border border-line bg-surface px-4 py-5 sm:px-8 sm:py-7 print:max-w-none print:border-0 print:p-0"
      >
        <OnEverySheet
          line={[
            t('one'),
            fullName(patient.data),
            documentText(patient.data),
            writtenAt,
            createdByName,
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          <ClinicPlaces places={places} />
          <SheetPatient
            title={t('one')}
            patient={patient.data}
            today={clinicToday(timezone, new Date())}
            facts={[
              {
                term: t('date'),
                detail: writtenAt,
              },
              ...(createdByName ? [{ term: t('prescriber'), detail: createdByName }] : []),
              ...(diagnosis ? [{ term: t('form.diagnosis'), detail: diagnosis }] : []),
            ]}
          />
          <PrescriptionLines medications={medications} />
          {notes && (
            <section className="mt-5">
              <h2 className="text-sm text-ink-muted">{t('form.notes')}</h2>
              <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{notes}</p>
            </section>
          )}
          <div className="mt-16 max-w-72 break-inside-avoid">
            <p className="line-to-sign">
              {createdByName ?? t('prescriber')}
              <span className="block">{t('register')}</span>
            </p>
          </div>
        </OnEverySheet>
      </article>
    </>
  );
}
