import { type Column, type SQL, sql } from 'drizzle-orm';

/** The order of lists by a name: as the clinic's language sorts, whatever the database's own does. */
export function byName(name: Column): SQL {
  return sql`public.fold_for_sorting(${name}) collate "C"`;
}
