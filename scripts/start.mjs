import { ensureBuild } from './support/build.mjs';
import { launch } from './support/launch.mjs';
import { ensurePackages } from './support/packages.mjs';
import { preflight } from './support/preflight.mjs';

/** `npm start`: from a bare clone to a running clinic. Returns the exit code once it was stopped. */
export async function run() {
  const began = performance.now();
  ensurePackages({ development: false });
  const settings = await preflight();
  await ensureBuild();
  return launch({ settings, mode: 'production', began });
}
