import { sql } from 'drizzle-orm';
import { CLINIC_MIGRATIONS } from '@/clinic-service/db/clinic-migrations';
import { demoPatients } from '@/clinic-service/db/demo/patients';
import { insertRows } from '@/clinic-service/db/insert-rows';
import { refreshStatistics } from '@/clinic-service/db/refresh-statistics';
import { clinics } from '@/clinic-service/db/schema/clinics';
import { patients } from '@/clinic-service/db/schema/patients';
import { withoutPatientIndexes } from '@/clinic-service/db/without-patient-indexes';
import { type Database, openDatabase } from '@/lib/server/storage/open-database';
import { multiply } from './multiply';

/** Inserted row by row; larger populations are multiples of it, made inside the database. */
export const FOUNDATION = 50_000;
const SEED = 7;

interface Place {
  readonly url?: string;
  readonly folder?: string;
}

/** What the queries are made from. */
export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly documentNumber: string | null;
}

/**
 * Replaces the patients of the only clinic by `times` × `size` believable ones, the same every time.
 * Answers some of them. The service must have started once; on PGlite it must be stopped.
 */
export async function populate(
  place: Place,
  times: number,
  size = FOUNDATION,
): Promise<readonly Person[]> {
  const { db, close } = await openDatabase({ ...place, migrations: CLINIC_MIGRATIONS });
  try {
    const clinicId = await onlyClinic(db);
    await db.execute(sql`truncate patients cascade`);
    const load = async () => {
      const people = demoPatients(size, new Date(), SEED);
      await insertRows(
        db,
        patients,
        people.map((person) => ({ ...person, clinicId })),
      );
      if (times > 1) await multiply(db, size, times);
    };
    await withoutPatientIndexes(db, load, (definitions) => buildAtOnce(db, definitions));
    await refreshStatistics(db);
    return await sample(db);
  } finally {
    await close();
  }
}

/** A million rows: with more memory, and side by side. */
function buildAtOnce(db: Database, definitions: readonly string[]): Promise<unknown> {
  const build = (definition: string) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
      await tx.execute(sql.raw(definition));
    });
  return Promise.all(definitions.map(build));
}

async function onlyClinic(db: Database): Promise<string> {
  const [clinic, ...others] = await db.select({ id: clinics.id }).from(clinics);
  if (clinic === undefined || others.length > 0) throw new Error('There is not one clinic.');
  return clinic.id;
}

/** Some patients, in an order that has nothing to do with their names. */
function sample(db: Database): Promise<Person[]> {
  return db
    .select({
      id: patients.id,
      firstName: patients.firstName,
      lastName: patients.lastName,
      email: patients.email,
      phone: patients.phone,
      documentNumber: patients.documentNumber,
    })
    .from(patients)
    .orderBy(sql`md5(${patients.id})`)
    .limit(2_000);
}
