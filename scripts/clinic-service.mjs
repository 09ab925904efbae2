import { startService } from './support/launch.mjs';
import { ensurePackages } from './support/packages.mjs';
import { supervise } from './support/supervise.mjs';

/** `npm run clinic-service`: the embedded clinic service alone. Its own main reads its settings. */
export async function run() {
  ensurePackages({ development: false });
  const service = startService();
  return supervise([service], async () => undefined);
}
