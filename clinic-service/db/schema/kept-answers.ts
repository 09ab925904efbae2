import { index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ofClinic } from './columns';

/** What was answered to changes under an idempotency key, for a day: to repeat it, not the change. */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    clinicId: ofClinic(),
    key: text('key').notNull(),
    /** Of what was asked for under it: SHA-256, hexadecimal. */
    requestHash: text('request_hash').notNull(),
    /** As it was said, to the letter. Null only until the change is made, which nobody else sees. */
    answer: json('answer').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.key] }),
    index('kept_answers_by_time').on(table.createdAt),
  ],
);
