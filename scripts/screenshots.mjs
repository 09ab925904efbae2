import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './support/browser.mjs';
import { ensureBuild } from './support/build.mjs';
import { runToEnd } from './support/child.mjs';
import { ensurePackages } from './support/packages.mjs';

/**
 * `npm run screenshots`: takes the README's pictures anew, from a demo clinic of its own.
 * `npm run screenshots -- FOLDER` takes every screen there instead, in both languages, themes and
 * sizes, for looking at.
 * @param {string[]} args
 */
export async function run(args) {
  ensurePackages({ development: true });
  await ensureBrowser();
  await ensureBuild();
  const main = fileURLToPath(new URL('./support/screenshots.ts', import.meta.url));
  return runToEnd(process.execPath, ['--import', 'tsx', main, ...args]);
}
