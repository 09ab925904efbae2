import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, countDistinct, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { CLINIC_MIGRATIONS } from '@/clinic-service/db/clinic-migrations';
import { clinics } from '@/clinic-service/db/schema/clinics';
import { patients } from '@/clinic-service/db/schema/patients';
import {
  DATABASE_KINDS,
  type DatabaseKind,
  freshDatabase,
} from '@/clinic-service/testing/fresh-database';
import { type Database, openDatabase } from '@/lib/server/storage/open-database';
import { populate } from './populate';

/** An empty clinic that stays when the database is closed. */
async function place(kind: DatabaseKind) {
  const folder = await mkdtemp(join(tmpdir(), 'populate-'));
  const { url, drop } = await freshDatabase(kind);
  async function look<T>(at: (db: Database) => Promise<T>): Promise<T> {
    const opened = await openDatabase({
      ...(url === undefined ? { folder } : { url }),
      migrations: CLINIC_MIGRATIONS,
    });
    try {
      return await at(opened.db);
    } finally {
      await opened.close();
    }
  }
  await look((db) =>
    db
      .insert(clinics)
      .values({ id: 'c', name: 'Test', locale: 'es-CO', timezone: 'America/Bogota', features: [] }),
  );
  return {
    at: url === undefined ? { folder } : { url },
    look,
    clear: async () => {
      await drop();
      await rm(folder, { recursive: true });
    },
  };
}

const indexesOf = (db: Database) =>
  db
    .select({ name: sql<string>`indexname` })
    .from(sql`pg_indexes`)
    .where(sql`tablename = 'patients'`)
    .orderBy(sql`indexname`);

test.each(DATABASE_KINDS)('a clinic is filled, and filled anew, on %s', async (kind) => {
  const { at, look, clear } = await place(kind);
  try {
    const before = await look(indexesOf);
    expect(before.length).toBeGreaterThan(3);
    const people = await populate(at, 3, 50);
    expect(people).toHaveLength(150);
    expect(await populate(at, 3, 50)).toEqual(people);
    const [found] = await look((db) =>
      db.select({ all: count(), documents: countDistinct(patients.documentNumber) }).from(patients),
    );
    const documents = people.filter(({ documentNumber }) => documentNumber !== null);
    expect(found).toEqual({ all: 150, documents: documents.length });
    expect(await look(indexesOf)).toEqual(before);
  } finally {
    await clear();
  }
});
