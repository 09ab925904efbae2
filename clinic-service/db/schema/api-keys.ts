import { jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, ofClinic } from './columns';

export const apiKeys = pgTable(
  'api_keys',
  {
    clinicId: ofClinic(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    /** SHA-256 of the key, hexadecimal. 32 random bytes need no salt and no slow hash. */
    hash: text('hash').notNull(),
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    unique('api_keys_hash').on(table.hash),
  ],
);
