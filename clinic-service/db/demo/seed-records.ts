import type { Database } from '@/lib/storage/open-database';
import { insertRows } from '../insert-rows';
import { addenda, medicalRecords, prescriptions } from '../schema/records';
import { type Attending, demoRecords, type RecordSeed } from './records';

/** Stores what was written about the appointments of the demo clinic; answers the records. */
export async function seedRecords(
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
