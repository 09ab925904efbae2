import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** For an upsert: what was to be inserted, of each of the columns named. */
export function excluded<T extends PgTable>(
  table: T,
  ...names: (keyof T['_']['columns'])[]
): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns
      .filter(([name]) => names.includes(name))
      .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
}
