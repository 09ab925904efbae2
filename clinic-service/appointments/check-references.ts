import { sql } from 'drizzle-orm';
import type { FieldError } from '@/lib/contract/errors';
import type { Database } from '@/lib/server/storage/open-database';
import { patients } from '../db/schema/patients';
import { procedures } from '../db/schema/procedures';
import { doctorLocations, doctors, locations } from '../db/schema/staff';
import { unknownReference } from '../field-refusal';

interface References {
  readonly patientId: string;
  readonly doctorId: string;
  readonly locationId: string;
  readonly procedureId: string;
}

/**
 * Which of an appointment's ids lead nowhere in this clinic: unknown, of another clinic, no longer
 * active; and a location where the doctor does not work.
 */
export async function wrongReferences(
  db: Database,
  clinicId: string,
  { patientId, doctorId, locationId, procedureId }: References,
): Promise<FieldError[]> {
  const [found] = await db
    .select({
      patient: sql<boolean>`exists (select from ${patients} where ${patients.clinicId} = ${clinicId}
        and ${patients.id} = ${patientId} and ${patients.status} = 'active')`,
      doctor: sql<boolean>`exists (select from ${doctors} where ${doctors.clinicId} = ${clinicId}
        and ${doctors.id} = ${doctorId} and ${doctors.active})`,
      location: sql<boolean>`exists (select from ${locations}
        where ${locations.clinicId} = ${clinicId} and ${locations.id} = ${locationId})`,
      assigned: sql<boolean>`exists (select from ${doctorLocations}
        where ${doctorLocations.clinicId} = ${clinicId}
        and ${doctorLocations.doctorId} = ${doctorId}
        and ${doctorLocations.locationId} = ${locationId})`,
      procedure: sql<boolean>`exists (select from ${procedures}
        where ${procedures.clinicId} = ${clinicId} and ${procedures.id} = ${procedureId}
        and ${procedures.status} = 'active')`,
    })
    .from(sql`(select 1) as one`);
  if (found === undefined) throw new Error('a select without a table returned no row');
  return [
    ...(found.patient ? [] : [unknownReference('patientId', 'active patient')]),
    ...(found.doctor ? [] : [unknownReference('doctorId', 'active doctor')]),
    ...(found.location ? [] : [unknownReference('locationId', 'location')]),
    ...(found.procedure ? [] : [unknownReference('procedureId', 'active procedure')]),
    ...(found.doctor && found.location && !found.assigned ? [NOT_ASSIGNED] : []),
  ];
}

const NOT_ASSIGNED: FieldError = {
  path: 'locationId',
  code: 'not_assigned',
  message: 'The doctor does not work at this location.',
};
