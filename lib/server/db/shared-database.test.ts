import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { CLINIC_MIGRATIONS } from '@/clinic-service/db/clinic-migrations';
import { type Migrations, openDatabase } from '@/lib/server/storage/open-database';
import { APPLICATION_MIGRATIONS } from './application-migrations';

/** Opens the schema's half of the database and answers whether its tables are there. */
async function isMade(folder: string, migrations: Migrations): Promise<boolean> {
  const { db, close } = await openDatabase({ folder, migrations });
  const table = migrations === CLINIC_MIGRATIONS ? 'patients' : 'staff';
  const made = await db.$count(sql`information_schema.tables where table_schema = 'public'
    and table_name = ${table}`);
  await close();
  return made === 1;
}

test.each([
  ['the clinic service first', [CLINIC_MIGRATIONS, APPLICATION_MIGRATIONS]],
  ['the application first', [APPLICATION_MIGRATIONS, CLINIC_MIGRATIONS]],
])('one database may hold both schemas: %s', async (_, order) => {
  const folder = mkdtempSync(join(tmpdir(), 'shared-database-'));
  try {
    for (const migrations of [...order, ...order]) {
      expect(await isMade(folder, migrations)).toBe(true);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each([
  ['the application', CLINIC_MIGRATIONS, APPLICATION_MIGRATIONS],
  ['the clinic service', APPLICATION_MIGRATIONS, CLINIC_MIGRATIONS],
])(
  '%s may come first to a database that the other made before records had names',
  async (_, old, newcomer) => {
    const folder = mkdtempSync(join(tmpdir(), 'shared-database-'));
    try {
      const made = await openDatabase({ folder, migrations: old });
      await made.db.execute(
        sql`alter table drizzle.${sql.identifier(old.record)} rename to __drizzle_migrations`,
      );
      await made.close();
      for (const migrations of [newcomer, old]) {
        expect(await isMade(folder, migrations)).toBe(true);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
