import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DataFolderError } from '@/lib/server/storage/data-folder-error';
import { openDatabase } from '@/lib/server/storage/open-database';
import { PostgresError } from '@/lib/server/storage/postgres-error';
import { createClinicService } from './app';
import { bootstrapKey } from './auth/bootstrap-key';
import { DEFAULT_CONFIG } from './config';
import { CLINIC_MIGRATIONS } from './db/clinic-migrations';
import { CLINIC_ID, firstStart } from './db/first-start';
import { listen } from './listen';
import { createLog } from './log';
import { applyClinicFile } from './own-clinic/apply-clinic-file';
import { readClinicFile } from './own-clinic/clinic-file';
import { keptAsStored } from './own-clinic/kept-as-stored';
import { readSettings, SettingsError } from './settings';

const began = performance.now();
const log = createLog();

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const ownClinic = settings.clinicFile && readClinicFile(settings.clinicFile);
  const database = await openDatabase({
    url: settings.databaseUrl,
    folder: join(settings.dataDir, 'clinic'),
    migrations: CLINIC_MIGRATIONS,
  });
  try {
    const parts = { clock: () => new Date(), newId: () => randomUUID() };
    const first = await firstStart(database, {
      ...parts,
      ...settings,
      bootstrapKey: bootstrapKey(settings.bootstrapKey, settings.dataDir),
    });
    if (ownClinic) {
      await applyClinicFile(database.db, CLINIC_ID, ownClinic, parts.clock());
      const kept = await keptAsStored(database.db, CLINIC_ID, ownClinic);
      for (const each of kept) process.stderr.write(`${each}\n`);
    }
    const service = createClinicService({
      ...parts,
      database,
      log,
      onPanic: () => {
        log.fatal('the database ended itself');
        process.stderr.write(
          'The database ended itself, most likely for want of room on the disk. Make room and start again: what was acknowledged is kept.\n',
        );
        // Closing it would never end. Once the answer is on its way.
        setImmediate(() => process.exit(1));
      },
      config: { ...DEFAULT_CONFIG, offer: settings.offer },
    });
    const listening = await listen(service, settings);

    const stop = onceOnly(async (signal: string) => {
      await listening.close();
      await service.settle();
      await database.close();
      log.info({ signal }, 'stopped');
    });
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    const { port } = listening;
    const milliseconds = Math.round(performance.now() - began);
    log.info({ host: settings.host, port, database: database.kind, first, milliseconds }, 'ready');
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A second Ctrl-C while stopping must not begin to stop again. */
function onceOnly(stop: (signal: string) => Promise<void>): (signal: string) => void {
  let stopping = false;
  return (signal) => {
    if (stopping) return;
    stopping = true;
    stop(signal).catch(fail);
  };
}

/** Exit code 1: what stands on the error stream says all. 2: the log is needed too. */
function fail(error: unknown): void {
  const said = sentence(error);
  if (said === undefined) log.fatal({ err: error }, 'failed');
  process.stderr.write(`${said ?? 'The clinic service failed; its log says why.'}\n`);
  process.exitCode = said === undefined ? 2 : 1;
}

/** What went wrong at start, for the person who started it; undefined of what nobody foresaw. */
function sentence(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof DataFolderError) {
    if (error.cause !== undefined) log.error({ err: error }, 'cannot start');
    return error.message;
  }
  if (error instanceof PostgresError) {
    log.error({ err: error }, 'cannot start');
    return error.sentence('CLINIC_DATABASE_URL');
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const { CLINIC_SERVICE_PORT: port = '4010' } = process.env;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what uses it or set CLINIC_SERVICE_PORT.`;
    case 'EACCES':
      return `Not allowed to use port ${port} or the data folder.`;
    default:
      return undefined;
  }
}

await main().catch(fail);
