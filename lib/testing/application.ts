import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { openFreshDatabase } from '@/clinic-service/testing/fresh-database';
import { adoptDatabase } from '@/lib/server/db/application-database';
import { APPLICATION_MIGRATIONS } from '@/lib/server/db/application-migrations';

export const ORIGIN = 'http://127.0.0.1:3000';
/** Header in which a test says from where it comes, as the server in front does. */
export const SOCKET_ADDRESS = 'x-socket-address';

/**
 * Gives the tests of a file an application of their own: settings, and a database, in memory or
 * where `APPLICATION_DATABASE` says, on the server of `TEST_DATABASE_URL`.
 */
export function withApplication(values: Readonly<Record<string, string>> = {}): void {
  const kind = process.env.APPLICATION_DATABASE === 'postgres' ? 'postgres' : 'pglite';
  let drop: () => Promise<void>;
  beforeAll(async () => {
    vi.stubGlobal('clinicAdminFront', { addressHeader: SOCKET_ADDRESS });
    vi.stubEnv('DATA_DIR', mkdtempSync(join(tmpdir(), 'clinic-admin-')));
    vi.stubEnv('CLINIC_BOOTSTRAP_API_KEY', 'key-of-the-tests-32-characters-or-more');
    vi.stubEnv('CLINIC_SEED', 'empty');
    for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
    const fresh = await openFreshDatabase(kind, APPLICATION_MIGRATIONS);
    adoptDatabase(fresh.database);
    drop = fresh.drop;
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    await drop();
  });
}
