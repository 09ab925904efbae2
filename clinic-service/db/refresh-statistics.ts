import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';

/**
 * PGlite has no autovacuum, and without statistics the planner does not know a rare word from a
 * common one. PostgreSQL looks after itself, but not within the first minute after a bulk load.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  const names = tables.map(({ name }) => sql.identifier(name));
  await db.execute(sql`vacuum (analyze) ${sql.join(names, sql`, `)}`);
}
