import { ensurePackages } from './support/packages.mjs';

/** `npm run clinic-service`: the embedded clinic service alone, in this very process. */
export async function run() {
  ensurePackages({ development: false });
  const { register } = await import('tsx/esm/api');
  register();
  // Reads its own settings, sets the exit code when it cannot start, and ends at a signal.
  await import('../clinic-service/main');
}
