import type { Database } from '@/lib/storage/open-database';
import { insertPatients } from '../insert-patients';
import { doctorLocations, doctors, locations } from '../schema/staff';
import { withoutSearchIndexes } from '../without-search-indexes';
import { demoPatients } from './patients';
import { DEMO_DOCTORS, DEMO_LOCATIONS } from './staff';

const SEED = 20_260_305;
const PATIENTS = 5_000;

/** Fills an empty clinic with the demonstration, as of `now`. */
export async function seedDemo(
  db: Database,
  clinicId: string,
  timezone: string,
  now: Date,
): Promise<void> {
  await db
    .insert(locations)
    .values(DEMO_LOCATIONS.map((location) => ({ ...location, clinicId, timezone })));
  await db
    .insert(doctors)
    .values(DEMO_DOCTORS.map(({ locationIds: _, ...doctor }) => ({ ...doctor, clinicId })));
  await db
    .insert(doctorLocations)
    .values(
      DEMO_DOCTORS.flatMap((doctor) =>
        doctor.locationIds.map((locationId) => ({ clinicId, doctorId: doctor.id, locationId })),
      ),
    );
  const patients = demoPatients(PATIENTS, now, SEED);
  await withoutSearchIndexes(db, () => insertPatients(db, clinicId, patients));
}
