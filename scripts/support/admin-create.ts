import { removeDemoAccounts } from '@/lib/server/auth/demo';
import {
  AdministratorExistsError,
  createSetupToken,
  setupAddress,
} from '@/lib/server/auth/setup-link';
import { asStaffEmail, StaffEmailError } from '@/lib/server/auth/staff';
import { adoptDatabase, openApplicationDatabase } from '@/lib/server/db/application-database';
import { readApplicationSettings } from '@/lib/server/settings/read-settings';
import { SettingsError } from '@/lib/server/settings/settings-error';
import { DataFolderError, DataFolderLockedError } from '@/lib/server/storage/data-folder-error';
import { PostgresError } from '@/lib/server/storage/postgres-error';

async function main(given: string): Promise<void> {
  const email = asStaffEmail(given);
  const settings = readApplicationSettings(process.env);
  if (settings.demo) {
    throw new SettingsError([
      'CLINIC_SEED is demo, and the demo clinic has its accounts: set CLINIC_SEED=empty for a clinic of your own.',
    ]);
  }
  const opened = await openApplicationDatabase(settings);
  try {
    adoptDatabase(opened);
    await removeDemoAccounts();
    const { token, invited } = await createSetupToken(email);
    console.log(setupAddress(token, settings.appUrl));
    console.log(
      invited.account === undefined
        ? `For ${email}, once, within 30 minutes.`
        : `Lets ${email} back in, once, within 30 minutes: with a new password and a new second factor.`,
    );
    if (invited.account?.disabled) {
      console.log('This account is out of use. The link brings it back into use.');
    }
  } finally {
    await opened.close();
  }
}

function sentence(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof StaffEmailError) return error.message;
  if (error instanceof AdministratorExistsError) return error.message;
  if (error instanceof DataFolderLockedError) {
    return 'The application is running on this data folder. Stop it first and start it again after, or use PostgreSQL (DATABASE_URL).';
  }
  if (error instanceof PostgresError) return error.sentence('DATABASE_URL');
  return error instanceof DataFolderError ? error.message : undefined;
}

try {
  await main(process.argv[2] ?? '');
} catch (error) {
  console.error(sentence(error) ?? error);
  process.exitCode = 1;
}
