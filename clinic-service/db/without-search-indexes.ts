import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/storage/open-database';

const SEARCH_INDEXES = ['patients_by_search', 'patients_by_name_words'];

/**
 * Runs a bulk load with the trigram indexes away and builds them after: several times as fast as
 * keeping them up row by row. Searches wait or are slow meanwhile.
 */
export async function withoutSearchIndexes(db: Database, load: () => Promise<void>): Promise<void> {
  const definitions: string[] = [];
  for (const name of SEARCH_INDEXES) {
    const rows = await db
      .select({ definition: sql<string>`pg_get_indexdef(${name}::regclass)` })
      .from(sql`(select 1) as one`);
    definitions.push(...rows.map((row) => row.definition));
    await db.execute(sql`drop index ${sql.identifier(name)}`);
  }
  await load();
  for (const definition of definitions) await db.execute(sql.raw(definition));
}
