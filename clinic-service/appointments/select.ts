import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { appointments } from '../db/schema/appointments';
import { patients } from '../db/schema/patients';
import { procedures } from '../db/schema/procedures';
import { doctors } from '../db/schema/staff';
import { listedColumns } from './columns';

/** Appointments with whose, by whom and what they are; `more` is selected beside. */
export function selectListed<More extends Record<string, SQL.Aliased | SQL>>(
  db: Database,
  where: SQL | undefined,
  more: More,
) {
  const { clinicId, patientId, doctorId, procedureId } = appointments;
  return db
    .select({ ...listedColumns, ...more })
    .from(appointments)
    .innerJoin(patients, and(eq(patients.clinicId, clinicId), eq(patients.id, patientId)))
    .innerJoin(doctors, and(eq(doctors.clinicId, clinicId), eq(doctors.id, doctorId)))
    .innerJoin(procedures, and(eq(procedures.clinicId, clinicId), eq(procedures.id, procedureId)))
    .where(where);
}
