import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '@/lib/server/storage/open-database';
import { call } from '../testing/call';
import { DATABASE_KINDS, freshDatabase } from '../testing/fresh-database';
import { ServiceProcess } from '../testing/service-process';
import { CLINIC_MIGRATIONS } from './clinic-migrations';
import { CLINIC_ID } from './first-start';
import { clinics } from './schema/clinics';

const KEY = 'a-key-for-tests-0123456789-0123456789';
/** The last migration of the release that had patients alone. */
const PREVIOUS = 2;

const journal = z.looseObject({ entries: z.array(z.looseObject({ idx: z.number() })) });

describe.each(DATABASE_KINDS)('a database of the previous release, on %s', (kind) => {
  test('is brought forward with everything in it, and serves what is new', {
    timeout: 240_000,
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clinic-previous-'));
    const { url, drop } = await freshDatabase(kind);
    try {
      const old = await openDatabase({
        url,
        folder: join(folder, 'clinic'),
        // As the library named it before each schema had a record of its own.
        migrations: {
          ...CLINIC_MIGRATIONS,
          folder: previousMigrations(folder),
          record: '__drizzle_migrations',
        },
      });
      await old.db.execute(
        sql`insert into clinics (id, name, locale, timezone, features)
            values (${CLINIC_ID}, 'Clínica', 'es-CO', 'America/Bogota', '["odontogram"]')`,
      );
      // There was no mark for the demonstration yet: it is known by its name.
      await old.db.execute(
        sql`insert into clinics (id, name, locale, timezone, features)
            values ('demo', 'Clínica Frailejones', 'es-CO', 'America/Bogota', '[]')`,
      );
      await old.db.execute(
        sql`insert into locations (clinic_id, id, name) values (${CLINIC_ID}, 'north', 'Norte')`,
      );
      await old.db.execute(
        sql`insert into doctors (clinic_id, id, first_name, last_name)
            values (${CLINIC_ID}, 'ana', 'Ana', 'Rojas')`,
      );
      await old.db.execute(sql`insert into doctor_locations values (${CLINIC_ID}, 'ana', 'north')`);
      await old.db.execute(
        sql`insert into patients (clinic_id, id, first_name, last_name, document_type,
              document_number, created_at, updated_at)
            select ${CLINIC_ID}, 'old-' || n, 'María', 'Ñáñez ' || n, 'CC', 1000 + n, now(), now()
            from generate_series(1, 25) as n`,
      );
      await old.close();

      const process = new ServiceProcess({
        DATA_DIR: folder,
        CLINIC_BOOTSTRAP_API_KEY: KEY,
        ...(url === undefined ? {} : { CLINIC_DATABASE_URL: url }),
      });
      const service = await process.ready();
      expect(service.first).toBe(false);
      const send = async (method: string, path: string, body?: object) => {
        const answer = await call(service, method, path, { key: KEY, body });
        expect([200, 201], path).toContain(answer.status);
        return answer.body;
      };
      expect(await send('GET', '/patients?search=nanez')).toMatchObject({
        pagination: { total: 25 },
      });
      expect(await send('GET', '/patients/old-7')).toMatchObject({ lastName: 'Ñáñez 7' });
      const procedure = { name: 'Control', specialty: 'General', duration: 30, price: 50_000 };
      const { id: procedureId } = z
        .object({ id: z.string() })
        .parse(await send('POST', '/clinical-procedures', procedure));
      await send('POST', '/appointments', {
        patientId: 'old-7',
        doctorId: 'ana',
        locationId: 'north',
        procedureId,
        startTime: '2031-03-05T10:00:00-05:00',
        endTime: '2031-03-05T10:30:00-05:00',
      });
      await send('POST', '/billing/invoices', {
        patientId: 'old-7',
        items: [{ description: 'Control', quantity: 1, unitPrice: 50_000, taxRate: 0 }],
      });
      await send('PATCH', '/patients/old-7', { phone: '310 555 0101' });
      expect((await process.stop('SIGTERM')).code).toBe(0);
      const now = await openDatabase({
        url,
        folder: join(folder, 'clinic'),
        migrations: CLINIC_MIGRATIONS,
      });
      const marked = await now.db.select().from(clinics).where(eq(clinics.demo, true));
      await now.close();
      expect(marked.map(({ id }) => id)).toEqual(['demo']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await drop();
    }
  });
});

/** The migrations as that release shipped them. */
function previousMigrations(folder: string): string {
  const previous = join(folder, 'migrations');
  mkdirSync(previous);
  cpSync(CLINIC_MIGRATIONS.folder, previous, { recursive: true });
  const file = join(previous, 'meta/_journal.json');
  const { entries, ...rest } = journal.parse(JSON.parse(readFileSync(file, 'utf8')));
  const shipped = entries.filter(({ idx }) => idx <= PREVIOUS);
  writeFileSync(file, JSON.stringify({ ...rest, entries: shipped }));
  return previous;
}
