import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ReloadError } from '@/components/form/reload-error';
import { AllergiesNote } from '@/components/prescriptions/allergies-note';
import { PrescriptionForm } from '@/components/prescriptions/prescription-form';
import { fromPageParams, idIn } from '@/lib/address-params';
import { readOnBehalfOf, requireRight } from '@/lib/clinic/on-behalf-of';
import { pageCaller } from '@/lib/clinic/page-caller';
import { ID_PATTERN } from '@/lib/contract/limits';
import { readPatient } from '@/lib/contract/patients';
import { createPrescription, listPrescriptions } from '@/lib/contract/prescriptions';
import { loadVisits } from '@/lib/emr/read-visits.server';
import { visitToBeginWith } from '@/lib/emr/visits-to-write-of';
import { env } from '@/lib/env.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { findPrescription } from '@/lib/prescriptions/find-prescription.server';
import { readFavouriteMedications } from '@/lib/prescriptions/kept-medications.server';
import { BLANK_LINE, withMedications } from '@/lib/prescriptions/prescription-form';
import { PRESCRIPTIONS_PAGE } from '@/lib/prescriptions/prescription-view';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { readAllergies } from '@/lib/records/read-allergies.server';
import { clinicToday } from '@/lib/rules/clinic-time';
import { fullName } from '@/lib/rules/full-name';
import { recordParts } from '@/lib/rules/record-parts';
import { PatientFrame } from '../../patient-frame';

/** No name in the title, as on every page about a person. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('prescriptions.form');
  return { title: t('title') };
}

interface NewPrescriptionPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `?appointmentId` to begin with, and `?repeat`: the id of a prescription that is made again. */
export default async function NewPrescriptionPage(props: NewPrescriptionPageProps) {
  const { id } = await props.params;
  const caller = await pageCaller();
  if (!ID_PATTERN.test(id)) notFound();
  await loadForPage(caller, requireRight(caller, createPrescription, {}));
  const read = fromPageParams(await props.searchParams);
  const named = idIn(read('appointmentId'));
  const repeated = idIn(read('repeat'));
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
