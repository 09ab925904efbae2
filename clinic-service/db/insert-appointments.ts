import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/storage/open-database';
import type { AppointmentSeed } from './demo/appointments';

const BATCH = 5_000;

/** Inserts many appointments, a batch per statement with one parameter, as `insertPatients` does. */
export async function insertAppointments(
  db: Database,
  clinicId: string,
  rows: readonly AppointmentSeed[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH).map(toColumns));
    await db.execute(sql`
      insert into appointments (clinic_id, id, patient_id, doctor_id, location_id, procedure_id,
        starts_at, ends_at, status, notes, version, created_by, created_at, updated_at)
      select ${clinicId}, * from jsonb_to_recordset(${batch}::jsonb) as row(id text,
        patient_id text, doctor_id text, location_id text, procedure_id text,
        starts_at timestamptz, ends_at timestamptz, status text, notes text, version integer,
        created_by text, created_at timestamptz, updated_at timestamptz)`);
  }
}

function toColumns(row: AppointmentSeed) {
  return {
    id: row.id,
    patient_id: row.patientId,
    doctor_id: row.doctorId,
    location_id: row.locationId,
    procedure_id: row.procedureId,
    starts_at: row.startsAt,
    ends_at: row.endsAt,
    status: row.status,
    notes: row.notes,
    version: row.version,
    created_by: row.createdBy,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  };
}
