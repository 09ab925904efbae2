import 'server-only';
import { join } from 'node:path';
import { processState } from '@/lib/server/process-state';
import { env } from '@/lib/server/settings/env.server';
import type { ApplicationSettings } from '@/lib/server/settings/read-settings';
import { type Database, type OpenDatabase, openDatabase } from '@/lib/server/storage/open-database';
import { APPLICATION_MIGRATIONS } from './application-migrations';

interface Holder {
  opening: Promise<OpenDatabase> | undefined;
}

const holder = () => processState<Holder>('application-database', () => ({ opening: undefined }));

/** The application's own database, opened and migrated once in a process. */
export function applicationDatabase(): Promise<OpenDatabase> {
  const state = holder();
  state.opening ??= openApplicationDatabase(env()).catch((error: unknown) => {
    // The next caller tries again: a database that was down comes back by itself.
    state.opening = undefined;
    throw error;
  });
  return state.opening;
}

export async function database(): Promise<Database> {
  return (await applicationDatabase()).db;
}

/** What is made from the database, once in a process; anew where another one was adopted. */
export async function madeFromDatabase<T>(name: string, make: (db: Database) => T): Promise<T> {
  const db = await database();
  const state = processState<{ made: { readonly db: Database; readonly value: T } | undefined }>(
    name,
    () => ({ made: undefined }),
  );
  if (state.made?.db !== db) state.made = { db, value: make(db) };
  return state.made.value;
}

/** Throws a `DataFolderError` when the embedded data folder cannot be opened. */
export function openApplicationDatabase(
  settings: Pick<ApplicationSettings, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  return openDatabase({
    url: settings.databaseUrl,
    folder: join(settings.dataDir, 'app'),
    migrations: APPLICATION_MIGRATIONS,
  });
}

/** Uses `database` from now on: a command's own handle, or a test's. */
export function adoptDatabase(database: OpenDatabase): void {
  holder().opening = Promise.resolve(database);
}
