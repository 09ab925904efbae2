import 'server-only';
import { isLate } from '@/lib/is-late';
import { ClinicError } from '@/lib/server/clinic/errors';
import type { Directory } from './shared/directory';
import { readDirectory } from './shared/directory.server';

/** Milliseconds. Where nobody lists who works here, months of appointments are read to learn it. */
const PATIENCE = 2_000;

/**
 * The directory for the names in it, which stand beside what was asked for: that is shown without
 * them where they cannot be read, or take long.
 */
export async function namesAtHand(): Promise<Pick<Directory, 'doctors' | 'locations'>> {
  const reading = readDirectory();
  try {
    if (!(await isLate(reading, PATIENCE))) return await reading;
  } catch (error) {
    if (!(error instanceof ClinicError)) throw error;
  }
  return { doctors: [], locations: [] };
}
