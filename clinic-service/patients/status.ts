import { and, eq } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { patients } from '../db/schema/patients';
import type { PatientStatus } from './filter';

/** Of a patient of this clinic; undefined where it has no such patient. */
export async function patientStatus(
  db: Database,
  clinicId: string,
  id: string,
): Promise<PatientStatus | undefined> {
  const [patient] = await db
    .select({ status: patients.status })
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), eq(patients.id, id)));
  return patient?.status;
}
