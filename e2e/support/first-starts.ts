import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REAL_DAY } from '@/lib/testing/test-clock.mjs';

/** Names the folder to the workers. */
const VARIABLE = 'E2E_FIRST_STARTS';

/** What decides, beside the seed, what a first start makes and where. */
const SHAPING = [
  'CLINIC_LOCALE',
  'CLINIC_TIMEZONE',
  'CLINIC_FILE',
  'DATABASE_URL',
  'CLINIC_DATABASE_URL',
  ...Object.keys(REAL_DAY),
];

type Settings = Readonly<Record<string, string>>;

/**
 * Keeps what a first start leaves in its data folder, once of each seed: to make two databases takes
 * ten seconds of both processors, to copy them less than one. A first start itself is what
 * `start.spec.ts` is about.
 * @param start starts a clinic in the folder and stops it again
 * @returns removes them
 */
export async function keepFirstStarts(
  start: (seed: string, dataDir: string) => Promise<void>,
): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-e2e-first-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const starts = ['demo', 'empty'].map((seed) => start(seed, join(folder, seed)));
  // Nothing is removed under one that still writes.
  const failed = (await Promise.allSettled(starts)).find((one) => one.status === 'rejected');
  if (failed) {
    remove();
    throw failed.reason;
  }
  process.env[VARIABLE] = folder;
  return remove;
}

/**
 * Lays a kept database into a data folder, where the settings would make the same.
 * @param part whose database: the application's or the clinic service's
 */
export function copyFirstStart(part: 'app' | 'clinic', dataDir: string, settings: Settings): void {
  const folder = process.env[VARIABLE];
  if (folder === undefined || SHAPING.some((name) => settings[name])) return;
  const kept = join(folder, settings.CLINIC_SEED || 'demo');
  cpSync(join(kept, part), join(dataDir, part), { recursive: true });
  // The key that its first rows of the trail are written with.
  if (part === 'app') cpSync(join(kept, 'trail-key'), join(dataDir, 'trail-key'));
}
