import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { ClinicPlaces } from '@/components/patients/clinic-places';
import { documentText } from '@/components/patients/shared/document-text';
import { Addenda } from '@/components/records/addenda';
import { RecordBody } from '@/components/records/record-body';
import { visitText } from '@/components/records/templates/visit-words';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { OnEverySheet } from '@/components/ui/on-every-sheet';
import { ID_PATTERN } from '@/lib/contract/limits';
import { readMedicalRecord } from '@/lib/contract/medical-records';
import { readPatient } from '@/lib/contract/patients';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday, formatInstant } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';
import { recordParts } from '@/lib/patients/rules/record-parts';
import { readTemplates } from '@/lib/records/read-templates.server';
import { recordsHref } from '@/lib/records/shared/record-view';
import { loadVisits } from '@/lib/records/templates/read-visits.server';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { clinicPlaces } from '@/lib/server/door/clinic-places.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { PatientFrame } from '../../patient-frame';
import { SheetPatient } from '../../sheet-patient';
import { AddToRecord } from './client';

export const generateMetadata = screenMetadata('record');

/** One record with all that was added to it, as it is printed. */
export default async function RecordPage({
  params,
}: {
  params: Promise<{ id: string; recordId: string }>;
}) {
  const { id, recordId } = await params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id) || !ID_PATTERN.test(recordId)) notFound();
  const asked = { params: { id: recordId } };
  await requireScreen(caller, 'record', asked);
  const { features } = clinic();
  if (features.known() && !(await features.offers(readMedicalRecord.id))) notFound();
  const [patient, record, templates, canAdd, places] = await Promise.all([
    loadForPage(caller, readOnBehalfOf(caller, readPatient, { params: { id } })),
    loadForPage(caller, readOnBehalfOf(caller, readMedicalRecord, asked)),
    loadForPage(caller, readTemplates(caller)),
    mayUse(caller, 'medical-records.add-addendum'),
    clinicPlaces(caller),
  ]);
  if (patient.problem?.status === 404 || record.problem?.status === 404) notFound();
  const t = await getTranslations('records');
  const emr = await getTranslations('emr.visit');
  const problem = patient.problem ?? record.problem;
  if (problem) return <ReloadError problem={problem} title={t('failed')} />;
  if (patient.problem || record.problem) return null;
  // Under another patient's address it would be read as theirs.
  if (record.data.patientId !== id) notFound();
  const { timezone } = env();
  const { fields, templateId, addenda, appointmentId, createdAt, createdByName } = record.data;
  const known = templates.problem ? undefined : templates.data;
  const template = known?.find((one) => one.id === templateId);
  const name = template?.name ?? templateId;
  const today = clinicToday(timezone, new Date());
  const locale = await getLocale();
  const savedAt = formatInstant(createdAt, locale, timezone);
  const visits = appointmentId ? await loadVisits(caller, id, today, appointmentId) : undefined;
  // Unknown where it could not be read: the record stands without it.
  const visit =
    visits === undefined || visits.problem
      ? undefined
      : visits.data.find((one) => one.id === appointmentId);
  return (
    <PatientFrame
      patient={patient.data}
      today={today}
      current="records"
      isSheet
      parts={recordParts(caller.session.staff.role)}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2 print:hidden">
        <LinkButton href={recordsHref(id)} icon="back" variant="quiet">
          {t('back')}
        </LinkButton>
        <PrintButton>{t('print')}</PrintButton>
      </div>
      <div className="grid max-w-4xl gap-4 print:max-w-none">
        <article className="rounded-md border border-line bg-surface wrap-anywhere print:border-0">
          <OnEverySheet
            line={[name, fullName(patient.data), documentText(patient.data), savedAt, createdByName]
              .filter(Boolean)
              .join(' · ')}
          >
            <ClinicPlaces places={places} className="hidden print:block" />
            <div className="hidden print:block">
              <SheetPatient
                title={name}
                patient={patient.data}
                today={today}
                facts={[
                  { term: t('savedAt'), detail: savedAt },
                  ...(createdByName ? [{ term: t('author'), detail: createdByName }] : []),
                  ...(visit ? [{ term: emr('label'), detail: visitText(visit, locale) }] : []),
                ]}
              />
            </div>
            <header className="border-b border-line px-4 py-3 print:hidden">
              <h2 className="text-lg font-semibold">{name}</h2>
              {visit && (
                <p className="text-ink-muted">{emr('of', { visit: visitText(visit, locale) })}</p>
              )}
              <p className="tabular text-ink-muted">
                {createdByName
                  ? t('savedBy', { at: savedAt, name: createdByName })
                  : t('saved', { at: savedAt })}
              </p>
            </header>
            <div className="p-4 print:px-0">
              {templates.problem && <p className="mb-3 text-attention">{t('templatesFailed')}</p>}
              <RecordBody fields={fields} template={template} timezone={timezone} />
              <Addenda addenda={addenda} timezone={timezone} />
              <p className="line-to-sign mt-16 hidden max-w-72 break-inside-avoid print:block">
                {createdByName}
                <span className="block">{t('register')}</span>
              </p>
            </div>
          </OnEverySheet>
        </article>
        {canAdd && (
          <ClientMessages namespaces={['records']}>
            <AddToRecord patientId={id} recordId={recordId} />
          </ClientMessages>
        )}
      </div>
    </PatientFrame>
  );
}
