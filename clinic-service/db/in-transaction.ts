import type { Database } from '@/lib/storage/open-database';
import { isTransient } from './database-error';

/**
 * Runs `work` whole or not at all. A dead-lock or serialisation failure is tried once more, so
 * `work` must do nothing outside of the transaction.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (!isTransient(error)) throw error;
    return db.transaction(work);
  }
}
