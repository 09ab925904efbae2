import { join } from 'node:path';
import { bootstrapKey } from '@/clinic-service/auth/bootstrap-key';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@/lib/server/auth/demo-accounts';
import { readSettings } from '@/lib/server/settings/read-settings';
import { SettingsError } from '@/lib/server/settings/settings-error';
import { DataFolderError } from '@/lib/server/storage/data-folder-error';
import { lockDataFolder } from '@/lib/server/storage/data-folder-lock';
import type { LaunchSettings } from './preflight.mjs';

type Answer = { settings: LaunchSettings } | { problem: string };

/** Reads the settings with the application's own parser, so that there is one set of rules. */
async function answer(values: Record<string, string | undefined>): Promise<Answer> {
  try {
    const embedded = !values.CLINIC_API_URL?.trim();
    const dataDir = values.DATA_DIR?.trim() || '.data';
    if (embedded && !values.CLINIC_BOOTSTRAP_API_KEY?.trim()) {
      // Both processes start at the same time: the key they share has to be there before either.
      bootstrapKey(undefined, dataDir);
    }
    const settings = readSettings(values);
    const folders = [
      ...(settings.databaseUrl === undefined ? ['app'] : []),
      ...(embedded && !values.CLINIC_DATABASE_URL?.trim() ? ['clinic'] : []),
    ];
    // Taken and given back: the processes take them for good. Here a refusal has one clear sentence.
    for (const folder of folders) (await lockDataFolder(join(settings.dataDir, folder))).release();
    return {
      settings: {
        host: settings.host,
        port: settings.port,
        appUrl: settings.appUrl.href,
        metricsPort: settings.metricsPort,
        servicePort: embedded ? Number(settings.clinic.url.port) : undefined,
        demo: settings.demo
          ? { emails: DEMO_ACCOUNTS.map((account) => account.email), password: DEMO_PASSWORD }
          : undefined,
      },
    };
  } catch (error) {
    if (error instanceof SettingsError || error instanceof DataFolderError) {
      return { problem: error.message };
    }
    throw error;
  }
}

process.stdout.write(JSON.stringify(await answer(process.env)));
