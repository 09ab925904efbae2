import { type SQL, sql } from 'drizzle-orm';
import { clinics } from '../db/schema/clinics';
import { patients } from '../db/schema/patients';
import type { PatientStatus } from './filter';
import type { Search } from './search-words';
import type { KnownTotal } from './totals-memory';

/** What a total is remembered under. */
export function totalKey(
  clinicId: string,
  status: PatientStatus | undefined,
  search: Search | null,
): string {
  return JSON.stringify([clinicId, status, search?.words.map((word) => word.text)]);
}

/**
 * The total of `where`, counted only when `known` no longer holds, and the version it holds for.
 * Both see the same snapshot as the page they are selected beside.
 */
export function countedColumns(
  clinicId: string,
  where: SQL | undefined,
  known: KnownTotal | undefined,
) {
  const version = sql`(select ${clinics.patientsVersion} from ${clinics} where ${clinics.id} = ${clinicId})`;
  const count = sql`(select count(*) from ${patients} where ${where})`;
  const total =
    known === undefined
      ? count
      : sql`case when ${version} = ${known.version}::bigint then ${known.total}::bigint else ${count} end`;
  return {
    version: sql<number>`${version}`.mapWith(Number),
    total: sql<number>`${total}`.mapWith(Number),
  };
}
