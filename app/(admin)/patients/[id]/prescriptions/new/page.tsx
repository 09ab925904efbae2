import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { AllergiesNote } from '@/components/records/prescriptions/allergies-note';
import { PrescriptionForm } from '@/components/records/prescriptions/prescription-form';
import { ID_PATTERN } from '@/lib/contract/limits';
import { readPatient } from '@/lib/contract/patients';
import { listPrescriptions } from '@/lib/contract/prescriptions';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';
import { recordParts } from '@/lib/patients/rules/record-parts';
import { findPrescription } from '@/lib/records/prescriptions/find-prescription.server';
import { readFavouriteMedications } from '@/lib/records/prescriptions/kept-medications.server';
import { BLANK_LINE, withMedications } from '@/lib/records/prescriptions/prescription-form';
import { readAllergies } from '@/lib/records/read-allergies.server';
import { loadPrescriptionStart, PRESCRIPTIONS_PAGE } from '@/lib/records/shared/prescription-view';
import { loadVisits } from '@/lib/records/templates/read-visits.server';
import { visitToBeginWith } from '@/lib/records/templates/visits-to-write-of';
import { screenMetadata } from '@/lib/screen-metadata.server';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { pageCaller } from '@/lib/server/door/page-caller';
import { requireScreen } from '@/lib/server/door/require-screen.server';
import { env } from '@/lib/server/settings/env.server';
import { PatientFrame } from '../../patient-frame';

export const generateMetadata = screenMetadata('newPrescription');

interface NewPrescriptionPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `?appointmentId` to begin with, and `?repeat`: the id of a prescription that is made again. */
export default async function NewPrescriptionPage(props: NewPrescriptionPageProps) {
  const { id } = await props.params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await requireScreen(caller, 'newPrescription');
  const start = await loadPrescriptionStart(props.searchParams);
  const named = start.appointmentId ?? undefined;
  const repeated = start.repeat ?? undefined;
  const { timezone } = env();
  const today = clinicToday(timezone, new Date());
  const query = { patientId: id, limit: PRESCRIPTIONS_PAGE };
  const answers = await getTranslations('records');
  const words = { locale: await getLocale(), timezone, yes: answers('yes'), no: answers('no') };
  const [patient, visits, list, favourites, allergies] = await Promise.all([
    loadForPage(caller, readOnBehalfOf(caller, readPatient, { params: { id } })),
    loadVisits(caller, id, today, named),
    loadForPage(caller, readOnBehalfOf(caller, listPrescriptions, { query })),
    readFavouriteMedications(caller.session.staff.id),
    readAllergies(caller, id, words),
  ]);
  if (patient.problem?.status === 404) notFound();
  const t = await getTranslations('prescriptions');
  const problem = patient.problem ?? visits.problem;
  if (problem) return <ReloadError problem={problem} title={t('form.failed')} />;
  if (patient.problem || visits.problem) return null;
  // Without those of before it is written all the same.
  const past = (list.problem ? [] : list.data.data).filter(({ patientId }) => patientId === id);
  const isOlder = repeated !== undefined && !past.some((one) => one.id === repeated);
  const older = isOlder
    ? await loadForPage(
        caller,
        findPrescription(caller, { id: repeated, patientId: id, appointmentId: undefined }),
      )
    : undefined;
  // That it could not be read is not that there is none.
  if (older?.problem && older.problem.status !== 404) {
    return <ReloadError problem={older.problem} title={t('form.failed')} />;
  }
  const again =
    past.find((one) => one.id === repeated) ?? (older?.problem ? undefined : older?.data);
  return (
    <PatientFrame
      patient={patient.data}
      today={today}
      current="prescriptions"
      parts={recordParts(caller.session.staff.role)}
    >
      <h2 className="mb-3 text-lg font-semibold">{t('form.title')}</h2>
      <AllergiesNote allergies={allergies} patientId={id} timezone={timezone} />
      <ClientMessages namespaces={['emr', 'prescriptions']}>
        <PrescriptionForm
          key={`${named} ${repeated}`}
          patientId={id}
          draftName={{
            id: `prescription ${id} ${named ?? ''} ${repeated ?? ''}`,
            patient: fullName(patient.data),
          }}
          start={{
            appointmentId: visitToBeginWith(visits.data, named, today),
            medications: again ? withMedications([], again.medications) : [BLANK_LINE],
            diagnosis: again?.diagnosis ?? '',
            notes: again?.notes ?? '',
          }}
          visits={visits.data}
          favourites={favourites}
          past={past.map(({ id: pastId, createdAt, medications }) => ({
            id: pastId,
            createdAt,
            medications,
          }))}
          timezone={timezone}
          lacksRepeated={isOlder && again === undefined}
        />
      </ClientMessages>
    </PatientFrame>
  );
}
