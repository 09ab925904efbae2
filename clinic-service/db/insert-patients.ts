import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/storage/open-database';
import type { PatientSeed } from './demo/patients';

const BATCH = 5_000;

/**
 * Inserts many patients, a batch per statement with one parameter: a statement with a parameter
 * per value would take longer to build than to run.
 */
export async function insertPatients(
  db: Database,
  clinicId: string,
  rows: readonly PatientSeed[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH).map(toColumns));
    await db.execute(sql`
      insert into patients (clinic_id, id, first_name, last_name, email, phone, document_type,
        document_number, date_of_birth, gender, status, address_street, address_city,
        address_state, address_country, address_postal_code, emergency_name, emergency_phone,
        emergency_relationship, created_at, updated_at)
      select ${clinicId}, * from jsonb_to_recordset(${batch}::jsonb) as row(id text,
        first_name text, last_name text, email text, phone text, document_type text,
        document_number text, date_of_birth date, gender text, status text, address_street text,
        address_city text, address_state text, address_country text, address_postal_code text,
        emergency_name text, emergency_phone text, emergency_relationship text,
        created_at timestamptz, updated_at timestamptz)`);
  }
}

function toColumns(row: PatientSeed) {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone: row.phone,
    document_type: row.documentType,
    document_number: row.documentNumber,
    date_of_birth: row.dateOfBirth,
    gender: row.gender,
    status: row.status ?? 'active',
    address_street: row.addressStreet,
    address_city: row.addressCity,
    address_state: row.addressState,
    address_country: row.addressCountry,
    address_postal_code: row.addressPostalCode,
    emergency_name: row.emergencyName,
    emergency_phone: row.emergencyPhone,
    emergency_relationship: row.emergencyRelationship,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  };
}
