import 'server-only';
import { serveMetrics } from './serve-metrics.server';
import { finishAudit, openTrail } from './server/audit/audit';
import { ensureDemoAccounts, removeDemoAccounts } from './server/auth/demo';
import { countSealedElsewhere } from './server/auth/sealed-elsewhere';
import { isClosedToAll } from './server/auth/setup-link';
import { applicationDatabase } from './server/db/application-database';
import { closeEventStreams } from './server/event-stream.server';
import { log } from './server/log.server';
import { processState } from './server/process-state';
import { env } from './server/settings/env.server';
import { SettingsError } from './server/settings/settings-error';
import { DataFolderError } from './server/storage/data-folder-error';
import { PostgresError } from './server/storage/postgres-error';

/**
 * Before the first request: settings, database, demo accounts. What cannot work ends the process
 * with one clear sentence.
 */
export async function start(): Promise<void> {
  try {
    const { demo, metricsPort } = env();
    await applicationDatabase();
    await openTrail();
    await (demo ? ensureDemoAccounts() : removeDemoAccounts());
    await warnOfAnotherSecret();
    await sayWhereNobodyCanSignIn();
    if (metricsPort !== undefined) await serveMetrics(metricsPort);
  } catch (error) {
    console.error(sentence(error));
    process.exit(1);
  }
  closeAtTheEnd();
}

/** Not an end: whoever has no second factor works on, and nobody else could be let back in. */
async function warnOfAnotherSecret(): Promise<void> {
  const count = await countSealedElsewhere();
  if (count === 0) return;
  console.error(
    `SESSION_SECRET is another one than that with which second factors were sealed, and the codes of ${count} accounts cannot be checked. Set the former one again, or let each person back in: npm run admin:create -- EMAIL`,
  );
}

async function sayWhereNobodyCanSignIn(): Promise<void> {
  if (!(await isClosedToAll())) return;
  const command = 'npm run admin:create -- EMAIL';
  // A folder has one owner at a time, a server many.
  console.error(
    env().databaseUrl === undefined
      ? `Nobody can sign in yet. Stop this, make the first administrator with ${command}, and start again.`
      : `Nobody can sign in yet. Make the first administrator with ${command}; this may run meanwhile.`,
  );
}

function sentence(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DataFolderError) {
    if (error.cause !== undefined) log.error({ err: error }, 'The application could not start');
    return error.message;
  }
  log.error({ err: error }, 'The application could not start');
  if (error instanceof PostgresError) return error.sentence('DATABASE_URL');
  return `The application's database could not be opened: ${reasonOf(error)}`;
}

/** In one line: the statement that failed, which may be long, is in the log. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error
    ? reasonOf(error.cause)
    : (error.message.split('\n', 1)[0] ?? '');
}

/**
 * The process ends once the requests in flight are answered; streams would never be. Notes are written
 * when the signal comes, and those of the last requests after them; the database stays open for both.
 */
function closeAtTheEnd(): void {
  processState('shutdown', () => {
    globalThis.clinicAdminFront?.atEnd(async (answered) => {
      closeEventStreams();
      await writeNotes();
      await answered;
      await writeNotes();
    });
    return {};
  });
}

function writeNotes(): Promise<void> {
  return finishAudit().catch((error: unknown) =>
    log.error({ err: error }, 'Audit notes were lost'),
  );
}
