import { launch } from './support/launch.mjs';
import { ensurePackages } from './support/packages.mjs';
import { preflight } from './support/preflight.mjs';

/** `npm run dev`: both processes from source, each reloading when a file is saved. */
export async function run() {
  const began = performance.now();
  ensurePackages({ development: true });
  return launch({ settings: await preflight(), mode: 'development', began });
}
