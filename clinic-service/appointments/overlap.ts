import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { violatedConstraint } from '../db/database-error';
import { ConflictError } from '../errors';

/**
 * Held until the end of the transaction: one booking of a doctor at a time. The exclusion
 * constraint alone decides whether a slot is free, but concurrent inserts into one slot would wait
 * for each other in circles before it does.
 */
export function doctorLock(clinicId: string, doctorId: string): SQL {
  const name = `appointments/${clinicId}/${doctorId}`;
  return sql`pg_advisory_xact_lock(hashtextextended(${name}::text, 0))`;
}

/** Always in the same order, so that two who want the same doctors never wait for each other. */
export async function lockDoctors(
  tx: Database,
  clinicId: string,
  doctorIds: readonly string[],
): Promise<void> {
  for (const doctorId of [...new Set(doctorIds)].sort()) {
    await tx.execute(sql`select ${doctorLock(clinicId, doctorId)}`);
  }
}

/** Runs a write and words the refusal of the exclusion constraint. */
export async function refusingOverlaps<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) !== 'appointments_no_overlap') throw error;
    throw new ConflictError(
      'The time overlaps another appointment of the doctor.',
      'APPOINTMENT_OVERLAP',
    );
  }
}
