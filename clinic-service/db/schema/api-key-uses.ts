import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apiKeys } from './api-keys';
import { instant, ofClinic, withinClinic } from './columns';

/** What each key was used for, for 90 days: equal calls within a minute are one row. */
export const apiKeyUses = pgTable(
  'api_key_uses',
  {
    clinicId: ofClinic(),
    keyId: text('key_id').notNull(),
    minute: instant('minute').notNull(),
    operation: text('operation').notNull(),
    /** Those in the path and then in the query, in their order. */
    ids: text('ids').array().notNull(),
    count: integer('count').notNull(),
    /** Of the last of them: when, and what was answered. */
    at: instant('at').notNull(),
    lastStatus: integer('last_status').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.clinicId, table.keyId, table.minute, table.operation, table.ids],
    }),
    index('api_key_uses_by_minute').on(table.minute),
    withinClinic([table.clinicId, table.keyId], apiKeys),
  ],
);
