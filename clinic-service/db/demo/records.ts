import { ageOn } from '@/lib/kit/dates/age';
import { addDays, clinicToday, toOffsetDateTime } from '@/lib/kit/dates/clinic-time';
import type { addenda, medicalRecords, prescriptions } from '../schema/records';
import { AMOXICILLIN, CLINDAMYCIN, coursesAfter } from './medications';
import type { PatientSeed } from './patients';
import { Random } from './random';
import { consentFields, consultFields, historyFields, noteFields } from './record-fields';
import { ADDENDA, allergy, PENICILLIN } from './record-words';
import { demoDoctorName } from './staff';

export type RecordSeed = Omit<typeof medicalRecords.$inferInsert, 'clinicId'>;
type AddendumSeed = Omit<typeof addenda.$inferInsert, 'clinicId'>;
type PrescriptionSeed = Omit<typeof prescriptions.$inferInsert, 'clinicId'>;

/** What the records need to know of an appointment. */
interface Attended {
  readonly id: string;
  readonly patientId: string;
  readonly doctorId: string;
  readonly procedureId: string;
  readonly endsAt: Date;
  readonly status: string;
}

export interface Attending {
  readonly appointments: readonly Attended[];
  readonly patients: readonly PatientSeed[];
  readonly timezone: string;
  readonly now: Date;
}

const WEEKS = 6;
const FIRST_VISITS = ['890203', '890222', '890703'];
const GENERAL_MEDICINE = ['890201', '890301', '895100'];
const WITH_CONSENT = ['230101', '230102', '231303', '237301', '237303', '247101'];

/**
 * What was written about the attended appointments of the last weeks: a record of each by what was
 * done, a consent before what needs one, now and then an addendum or a prescription.
 */
export function demoRecords({ appointments, patients, timezone, now }: Attending, seed: number) {
  const random = new Random(seed);
  const since = now.getTime() - WEEKS * 7 * 86_400_000;
  const people = new Map(patients.map((patient) => [patient.id, patient]));
  const records: RecordSeed[] = [];
  const added: AddendumSeed[] = [];
  const prescribed: PrescriptionSeed[] = [];
  const allergies = new Map<string, string>();
  const allergyOf = (patientId: string) => {
    const known = allergies.get(patientId) ?? allergy(random);
    allergies.set(patientId, known);
    return known;
  };

  for (const { id, patientId, doctorId, procedureId, endsAt, status } of appointments) {
    const patient = people.get(patientId);
    if (status !== 'completed' || endsAt.getTime() < since || patient === undefined) continue;
    const code = procedureId.replace('pro-', '');
    const date = clinicToday(timezone, endsAt);
    const attention = {
      random,
      code,
      date,
      nextDate: (days: number) => addDays(date, days),
      fullName: `${patient.firstName} ${patient.lastName}`,
      woman: patient.gender === 'F',
      years: ageOn(patient.dateOfBirth ?? '', date)?.years ?? 40,
      allergy: allergyOf(patientId),
    };
    const minutesAfter = (minutes: number) =>
      new Date(Math.min(endsAt.getTime() + minutes * 60_000, now.getTime()));
    const by = { createdBy: doctorId, createdByName: demoDoctorName(doctorId) };
    const common = { appointmentId: id, patientId, ...by };
    const save = (templateId: string, fields: Record<string, unknown>, createdAt: Date) => {
      const record = { ...common, id: random.id(), templateId, fields, createdAt };
      records.push(record);
      return record;
    };

    if (WITH_CONSENT.includes(code) && random.chance(0.8)) {
      const before = minutesAfter(-random.between(20, 60));
      const signedAt = toOffsetDateTime(before, timezone);
      save('informed-consent', consentFields(attention, signedAt), before);
    }
    const savedAt = minutesAfter(random.between(1, 25));
    const record = GENERAL_MEDICINE.includes(code)
      ? save('general-medicine', consultFields(attention), savedAt)
      : FIRST_VISITS.includes(code)
        ? save('dental-history', historyFields(attention), savedAt)
        : save('evolution', noteFields(attention), savedAt);
    if (random.chance(0.02)) {
      const createdAt = minutesAfter(random.between(60, 3_000));
      added.push({
        id: random.id(),
        recordId: record.id,
        text: random.pick(ADDENDA),
        ...by,
        createdAt,
      });
    }
    const courses = coursesAfter(code, record.fields.diagnostico);
    if (courses !== undefined && random.chance(0.75)) {
      const { medications, diagnosis } = random.pickCommon(courses);
      const allergic = attention.allergy === PENICILLIN;
      prescribed.push({
        ...common,
        id: random.id(),
        medications: medications.map((one) =>
          allergic && one === AMOXICILLIN ? CLINDAMYCIN : one,
        ),
        diagnosis,
        notes: allergic ? 'Alergia a la penicilina.' : null,
        createdAt: savedAt,
      });
    }
  }
  return { records, addenda: added, prescriptions: prescribed };
}
