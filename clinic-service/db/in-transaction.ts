import type { Database } from '@/lib/server/storage/open-database';
import { isTransient } from './database-error';

/**
 * Runs `work` whole or not at all. A dead-lock or serialisation failure is tried once more, so
 * `work` must do nothing outside of the transaction.
 */
export function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return retryOnce(() => db.transaction(work));
}

/** For a single statement, which is a transaction by itself. */
export async function retryOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isTransient(error)) throw error;
    return work();
  }
}
