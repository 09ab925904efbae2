import { clinicToday } from '@/lib/kit/dates/clinic-time';
import type { Database } from '@/lib/server/storage/open-database';
import { insertRows } from '../insert-rows';
import { appointments as appointmentTable } from '../schema/appointments';
import { patients as patientTable } from '../schema/patients';
import { procedureDoctors, procedures } from '../schema/procedures';
import { addenda, medicalRecords, prescriptions } from '../schema/records';
import { doctorLocations, doctorSchedules, doctors, locations } from '../schema/staff';
import { withoutPatientIndexes } from '../without-patient-indexes';
import { demoAppointments } from './appointments';
import { demoBooks } from './billing/books';
import { seedBooks } from './billing/seed';
import { demoPatients } from './patients';
import { DEMO_PROCEDURES, DEMO_RETIRED_PROCEDURE } from './procedures';
import { type Attending, demoRecords, type RecordSeed } from './records';
import { demoSchedules } from './schedules';
import { seedCharts } from './seed-charts';
import { DEMO_DOCTORS, DEMO_IDLE_DOCTORS, DEMO_LOCATIONS } from './staff';

const SEED = 20_260_305;
const PATIENTS = 5_000;

/** Fills an empty clinic with the demonstration, as of `now`. */
export async function seedDemo(
  db: Database,
  clinicId: string,
  timezone: string,
  now: Date,
): Promise<void> {
  await seedStaff(db, clinicId, timezone, now);
  await seedProcedures(db, clinicId, now);
  const patients = demoPatients(PATIENTS, now, SEED);
  await withoutPatientIndexes(db, () =>
    insertRows(
      db,
      patientTable,
      patients.map((each) => ({ ...each, clinicId })),
    ),
  );
  const appointments = demoAppointments({ timezone, now, patients }, SEED);
  await insertRows(
    db,
    appointmentTable,
    appointments.map((each) => ({ ...each, clinicId })),
  );
  const attending = { appointments, patients, timezone, now };
  const records = await seedRecords(db, clinicId, attending, SEED);
  const books = demoBooks({ timezone, now, appointments, records }, SEED);
  await seedBooks(db, clinicId, books, now);
  await seedCharts(db, clinicId, { patients, timezone, now }, SEED);
}

async function seedStaff(
  db: Database,
  clinicId: string,
  timezone: string,
  now: Date,
): Promise<void> {
  const everyone = [...DEMO_DOCTORS, ...DEMO_IDLE_DOCTORS];
  await db
    .insert(locations)
    .values(DEMO_LOCATIONS.map((location) => ({ ...location, clinicId, timezone })));
  await db
    .insert(doctors)
    .values(everyone.map(({ locationIds: _, ...doctor }) => ({ ...doctor, clinicId })));
  await db
    .insert(doctorLocations)
    .values(
      everyone.flatMap((doctor) =>
        doctor.locationIds.map((locationId) => ({ clinicId, doctorId: doctor.id, locationId })),
      ),
    );
  const schedules = demoSchedules(clinicToday(timezone, now));
  await db
    .insert(doctorSchedules)
    .values(schedules.map((schedule) => ({ ...schedule, clinicId, updatedAt: now })));
}

async function seedProcedures(db: Database, clinicId: string, now: Date): Promise<void> {
  const own = { clinicId, createdAt: now, updatedAt: now };
  await db
    .insert(procedures)
    .values([
      ...DEMO_PROCEDURES.map(({ doctorIds: _, weight: __, ...row }) => ({ ...row, ...own })),
      { ...DEMO_RETIRED_PROCEDURE, ...own },
    ]);
  await db
    .insert(procedureDoctors)
    .values(
      DEMO_PROCEDURES.flatMap(({ id, doctorIds }) =>
        doctorIds.map((doctorId) => ({ clinicId, procedureId: id, doctorId })),
      ),
    );
}

/** Stores what was written about the appointments of the demo clinic; answers the records. */
async function seedRecords(
  db: Database,
  clinicId: string,
  clinic: Attending,
  seed: number,
): Promise<readonly RecordSeed[]> {
  const written = demoRecords(clinic, seed);
  const here = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, clinicId }));
  await insertRows(db, medicalRecords, here(written.records));
  await insertRows(db, addenda, here(written.addenda));
  await insertRows(db, prescriptions, here(written.prescriptions));
  return written.records;
}
