import 'server-only';
import { desc } from 'drizzle-orm';
import {
  type ClinicSettings,
  DEFAULT_SETTINGS,
  type DeskSettings,
  type SafetySettings,
  type SettingsChange,
} from '@/lib/kit/clinic-settings';
import { processState } from '@/lib/server/process-state';
import { database } from './application-database';
import { clinicSettings } from './schema';

export interface CurrentSettings {
  /** 0 until somebody changes them. */
  readonly version: number;
  readonly settings: ClinicSettings;
}

/** Milliseconds after which a change made by another replica counts here. */
const FRESH = 5_000;

const kept = () =>
  processState<{ settings?: ClinicSettings; until: number }>('clinic-settings', () => ({
    until: 0,
  }));

/** The newest version, read from the database. */
export async function readSettings(): Promise<CurrentSettings> {
  const db = await database();
  const [newest] = await db
    .select({ version: clinicSettings.version, stored: clinicSettings.settings })
    .from(clinicSettings)
    .orderBy(desc(clinicSettings.version))
    .limit(1);
  // A version of an earlier release lacks what was added since.
  const safety = { ...DEFAULT_SETTINGS.safety, ...newest?.stored.safety };
  const confirmation = { ...DEFAULT_SETTINGS.confirmation, ...newest?.stored.confirmation };
  const desk = { ...DEFAULT_SETTINGS.desk, ...newest?.stored.desk };
  const settings = { safety, confirmation, desk };
  Object.assign(kept(), { settings, until: Date.now() + FRESH });
  return { version: newest?.version ?? 0, settings };
}

/** The same for what is decided often: at most five seconds old. */
async function recentSettings(): Promise<ClinicSettings> {
  const { settings, until } = kept();
  return settings !== undefined && until > Date.now() ? settings : (await readSettings()).settings;
}

export async function safety(): Promise<SafetySettings> {
  return (await recentSettings()).safety;
}

export async function deskRules(): Promise<DeskSettings> {
  return (await recentSettings()).desk;
}

/**
 * Writes a new version. Resolves with what was before, or null where another version came since the
 * one that the form was filled from. Values that are in force already change nothing.
 */
export async function changeSettings(
  { section, version, values }: SettingsChange,
  staffId: string,
): Promise<CurrentSettings | null> {
  const current = await readSettings();
  const settings = { ...current.settings, [section]: values };
  if (JSON.stringify(settings) === JSON.stringify(current.settings)) return current;
  if (current.version !== version) return null;
  const db = await database();
  const written = await db
    .insert(clinicSettings)
    .values({ version: version + 1, settings, changedBy: staffId })
    .onConflictDoNothing()
    .returning({ version: clinicSettings.version });
  kept().until = 0;
  return written.length === 0 ? null : current;
}
