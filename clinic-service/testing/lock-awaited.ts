import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Database } from '@/lib/server/storage/open-database';

/** Resolves when somebody waits for a lock in this PostgreSQL database. */
export async function lockAwaited(db: Database): Promise<void> {
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitUntil(async () => (await db.$count(sql`(${waiting}) as waiting`)) > 0, {
    timeout: 10_000,
  });
}
